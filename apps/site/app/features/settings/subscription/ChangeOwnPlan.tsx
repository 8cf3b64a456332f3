import {
  type Account,
  type BillingPeriod,
  isPlanCode,
  type Notification,
  type PlanCode,
} from '@backbeat/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { wholeSearch } from '../../../streamer-mode/addressCodes.ts';
import { checkoutLink } from '../../checkout/index.ts';
import { notificationDismissed, notified } from '../notificationSlice.ts';
import { PlanChangePanel } from './PlanChangePanel.tsx';
import { planAsked, planKept, selectAskedPlan } from './planChangeSlice.ts';
import { changeableSwaps } from './planSwaps.ts';
import { SwapRows } from './SwapRows.tsx';

interface ChangeOwnPlanProps {
  readonly account: Account;
  readonly current: PlanCode;
  readonly period: BillingPeriod;
  readonly atMs: number;
}

/** The plans that a running subscription can move to, or what moving to one of them costs. */
export const ChangeOwnPlan = ({ account, current, period, atMs }: ChangeOwnPlanProps) => {
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
          key={asked}
          planCode={asked}
          coupon={coupon}
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
