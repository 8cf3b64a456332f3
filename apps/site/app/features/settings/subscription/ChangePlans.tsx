import { type Account, buyerTier } from '@backbeat/domain';
import { BillingSwitch } from '@backbeat/pricing';
import { Link, Panel, Text } from '@backbeat/ui';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { ownPlan } from '../../session/index.ts';
import { ChangeOwnPlan } from './ChangeOwnPlan.tsx';
import { planChangeLeft, selectSwapPeriod, swapPeriodChosen } from './planChangeSlice.ts';
import { buyableSwaps, type SwapRule, startingPeriod, swapRule } from './planSwaps.ts';
import { SwapRows } from './SwapRows.tsx';
import { SwapHead, SwapTitle } from './swapStyles.ts';

const words = {
  leaving: 'Your account is to be deleted, so no plan can be bought or changed.',
  managed: 'Your plan is managed elsewhere, as it says above. Change it there, or let it end first.',
  'settle-first': 'Your last payment did not go through. Once it has, you can change plans here.',
  paused: 'Your plan is paused. Resume it to change plans here.',
  complete: 'You have every plan there is.',
} as const satisfies Partial<Record<SwapRule, string>>;

const pauseSetText = 'A pause is set. Take it back to change plans here.';

interface ChangePlansProps {
  readonly account: Account;
  /** Now, in epoch milliseconds. */
  readonly atMs: number;
}

/** The way to another plan: bought where there is none, moved where there is one. */
export const ChangePlans = ({ account, atMs }: ChangePlansProps) => {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectSwapPeriod);
  const current = ownPlan(account);
  const rule = swapRule(account);
  const period = chosen ?? startingPeriod(account);

  useEffect(() => () => void dispatch(planChangeLeft()), [dispatch]);

  return (
    <>
      <SwapHead>
        <SwapTitle level={2}>Change plans</SwapTitle>
        {rule === 'buy' || rule === 'change' ? (
          <BillingSwitch
            variant="plain"
            value={period}
            onChange={(next) => dispatch(swapPeriodChosen(next))}
          />
        ) : null}
      </SwapHead>
      <Panel padding="calm">
        {rule === 'buy' ? <SwapRows swaps={buyableSwaps(buyerTier(account.user), period)} /> : null}
        {rule === 'change' && current !== null ? (
          <ChangeOwnPlan account={account} current={current} period={period} atMs={atMs} />
        ) : null}
        {rule === 'buy' || rule === 'change' ? null : (
          <Text tone="muted">
            <span>
              {account.subscription?.state === 'active' && rule === 'paused' ? pauseSetText : words[rule]}
            </span>{' '}
            See <Link href="/pricing">what the plans hold</Link>.
          </Text>
        )}
      </Panel>
    </>
  );
};
