import {
  type Account,
  type BillingPeriod,
  buyerTier,
  isPlanCode,
  type Notification,
  type PlanCode,
} from '@backbeat/domain';
import { BillingSwitch } from '@backbeat/pricing';
import { Link, Panel, Text } from '@backbeat/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { wholeSearch } from '../../../streamer-mode/addressCodes.ts';
import { checkoutLink } from '../../checkout/index.ts';
import { ownPlan } from '../../session/index.ts';
import { notificationDismissed, notified } from '../notificationSlice.ts';
import { PlanChangePanel } from './PlanChangePanel.tsx';
import {
  planAsked,
  planChangeLeft,
  planKept,
  selectAskedPlan,
  selectSwapPeriod,
  swapPeriodChosen,
} from './planChangeSlice.ts';
import { buyableSwaps, changeableSwaps, type SwapRule, startingPeriod, swapRule } from './planSwaps.ts';
import { SwapRows } from './SwapRows.tsx';
import { SwapHead, SwapTitle } from './swapStyles.ts';

interface ChangeOwnPlanProps {
  readonly account: Account;
  readonly current: PlanCode;
  readonly period: BillingPeriod;
  readonly atMs: number;
}

/** The plans that a running subscription can move to, or what moving to one of them costs. */
const ChangeOwnPlan = ({ account, current, period, atMs }: ChangeOwnPlanProps) => {
  const asked = useAppSelector(selectAskedPlan);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const linked = search.get('plan');
  const [coupon, setCoupon] = useState<string | null>(null);
  const pending = account.subscription?.pending_plan_code ?? null;

  // Checkouts send people here who have a plan already. Asked once: a reload must not ask again.
  useEffect(() => {
    if (linked === null) return;
    // The address has no query any more after this.
    setCoupon(checkoutLink(wholeSearch()).coupon);
    void navigate(pathname, { replace: true });
    if (isPlanCode(linked) && linked !== current) dispatch(planAsked(linked));
  }, [linked, current, pathname, dispatch, navigate]);

  const close = () => {
    dispatch(planKept());
    place.current?.focus();
  };
  const tell = (news: Notification) => {
    close();
    dispatch(notified(news));
  };

  return (
    <div ref={place} tabIndex={-1}>
      {asked === null || asked === 'free' ? (
        <SwapRows
          swaps={changeableSwaps(current, pending, period)}
          onAsk={(planCode) => {
            dispatch(notificationDismissed());
            dispatch(planAsked(planCode));
          }}
        />
      ) : (
        <PlanChangePanel
          key={`${asked} ${coupon}`}
          name="Another plan"
          onAsk={({ ask }) => ask(asked, coupon)}
          atMs={atMs}
          onKeep={close}
          onDone={tell}
          onOver={tell}
          onChannelMissing={() => void navigate('/checkout/pro')}
        />
      )}
    </div>
  );
};

const words = {
  leaving: 'Your account is to be deleted, so no plan can be bought or changed.',
  managed: 'Your plan is managed elsewhere, as it says above. Change it there, or let it end first.',
  'settle-first': 'Your last payment did not go through. Once it has, you can change plans here.',
  paused: 'Your plan is paused. Resume it to change plans here.',
  channels: 'Another number of channels is set. Take it back to change plans here.',
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
