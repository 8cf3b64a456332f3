import {
  type Account,
  type AccountTier,
  buyerTier,
  isEntitled,
  type Product,
  planFor,
} from '@backbeat/domain';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks.ts';
import { wholeSearch } from '../../streamer-mode/addressCodes.ts';
import {
  modalsClosed,
  ownPlan,
  planChangePath,
  selectBillingPeriod,
  signUpModalOpened,
  useAccount,
  useOpenPlayer,
  useSession,
} from '../session/index.ts';
import { type CheckoutStep, checkoutLeft, selectAskedCode, selectCheckoutStep } from './checkoutSlice.ts';

const here = () => `${window.location.pathname}${wholeSearch()}`;

const ownPlanState = (account: Account | undefined) => {
  if (account === undefined) return 'unknown';
  return ownPlan(account) === null ? 'none' : 'some';
};

/** What a checkout page does with its visitor. */
export type CheckoutAccess = 'waiting' | 'sign-up' | 'player' | 'change' | 'form';

interface Visitor {
  readonly status: 'loading' | 'signed-out' | 'signed-in';
  /** Null while the account has not been read. */
  readonly tier: AccountTier | null;
  readonly product: Product;
  readonly step: CheckoutStep;
  /** A plan that was bought here and renews; `unknown` while the account is on its way. */
  readonly ownPlan: 'unknown' | 'none' | 'some';
}

/**
 * What a checkout does with a visitor. A plan that renews is changed rather than bought again, except to Pro, which
 * needs a channel first; while somebody is paying, the form stays.
 *
 * @example checkoutAccess({ status: 'signed-in', tier: 'pro', product: 'premium', step: 'editing', ownPlan: 'none' }) // → 'player'
 */
export const checkoutAccess = ({ status, tier, product, step, ownPlan }: Visitor): CheckoutAccess => {
  if (status === 'loading') return 'waiting';
  if (status === 'signed-out') return 'sign-up';
  if (step !== 'editing') return 'form';
  if (tier === null) return 'waiting';
  if (isEntitled(tier, product)) return 'player';
  if (product === 'pro' || ownPlan === 'none') return 'form';
  if (ownPlan === 'some') return 'change';
  // Nobody on Free waits for the account: the few whose plan is paused are sent on when it is read.
  return tier === 'free' ? 'form' : 'waiting';
};

/**
 * Asks visitors to sign up and come back to this address. People who have the plan go to the player, people with
 * another plan to where plans are changed.
 */
export const useCheckoutVisit = (product: Product): CheckoutAccess => {
  const { status, user, error } = useSession();
  const step = useAppSelector(selectCheckoutStep);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const openPlayer = useOpenPlayer();
  const navigate = useNavigate();
  const { data: account, isError } = useAccount();
  const billingPeriod = useAppSelector(selectBillingPeriod);
  const hasLeft = useRef(false);
  const access = checkoutAccess({
    // An api that cannot be reached does not mean that nobody is signed in.
    status: status === 'signed-out' && error?.isUnreachable ? 'loading' : status,
    tier: user === null ? null : buyerTier(user),
    product,
    step,
    // Without the account the form is shown: the api refuses to sell a second plan.
    ownPlan: isError ? 'none' : ownPlanState(account),
  });

  useEffect(() => () => void dispatch(checkoutLeft()), [dispatch]);

  useEffect(() => {
    if (access !== 'sign-up') return;
    dispatch(signUpModalOpened(here()));
    return () => void dispatch(modalsClosed());
  }, [access, dispatch]);

  useEffect(() => {
    if (access !== 'change') return;
    const coupon = selectAskedCode(store.getState(), 'coupon');
    void navigate(planChangePath(planFor(product, billingPeriod).code, coupon), { replace: true });
  }, [access, product, billingPeriod, store, navigate]);

  useEffect(() => {
    if (access !== 'player' || hasLeft.current) return;
    hasLeft.current = true;
    openPlayer(undefined, 'replace');
  }, [access, openPlayer]);

  return access;
};
