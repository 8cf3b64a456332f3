import { Banner, LinkButton } from '@backbeat/ui';
import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { useAccount } from '../../session/index.ts';
import { cardChangeOpened } from '../card/cardSlice.ts';
import { accountBanner } from './accountBanner.ts';

/** On top of the account pages: a plan is about to end, and the button that mends it. */
export const AccountBanner = () => {
  const [atMs] = useState(Date.now);
  const { data: account } = useAccount();
  const dispatch = useAppDispatch();
  const words = account === undefined ? null : accountBanner(account, atMs);
  if (words === null) return null;
  const { tone, text, actionLabel } = words;
  return (
    <Banner
      tone={tone}
      role="status"
      action={
        <LinkButton
          size="sm"
          href="/settings/subscription"
          onClick={() => {
            if (actionLabel === 'Update card') dispatch(cardChangeOpened());
          }}
        >
          {actionLabel}
        </LinkButton>
      }
    >
      <PrivateText name="amount" text={text} />
    </Banner>
  );
};
