import { type Account, subscriptionState, tierDisplay, tierDisplayNames } from '@backbeat/domain';
import { Button, Heading, Panel, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useState } from 'react';
import { cancelLabel, cancelText } from '../cancelText.ts';
import { planOf } from '../subscriptionPanel.ts';
import { CancelModal } from './CancelModal.tsx';

const Line = styled(Panel, {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 20px 32px;
    & > p { flex: 1 1 280px; max-inline-size: 38em; }
  `,
});

interface CancelPremiumProps {
  readonly account: Account;
  readonly atMs: number;
}

/** The way out of a subscription that was bought here. */
export const CancelPremium = ({ account, atMs }: CancelPremiumProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const plan = planOf(account)?.name ?? tierDisplayNames[tierDisplay(account.user.tier)];
  const state = subscriptionState({ tier: account.user.tier, subscription: account.subscription, atMs });

  return (
    <>
      <Heading level={2}>{cancelLabel('idle', plan)}</Heading>
      <Line padding="calm">
        <Text tone="muted">{cancelText(state, plan)}</Text>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {cancelLabel('idle', plan)}
        </Button>
      </Line>
      <CancelModal plan={plan} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
};
