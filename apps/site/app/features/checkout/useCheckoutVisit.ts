import { type Account, buyerTier, type Product, planFor } from '@backbeat/domain';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
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
import { type CheckoutAccess, checkoutAccess } from './checkoutAccess.ts';
import { checkoutLink } from './checkoutLink.ts';
import { checkoutLeft, selectCheckout } from './checkoutSlice.ts';

const here = () => `${window.location.pathname}${wholeSearch()}`;

const ownPlanState = (account: Account | undefined) => {
  if (account === undefined) return 'unknown';
  return ownPlan(account) === null ? 'none' : 'some';
};

/** Asks visitors to sign up and come back to this very address, and sends people who have the plan to the player, those who have another one to where plans are changed. */
export const useCheckoutVisit = (product: Product): CheckoutAccess => {
  const { status, user, error } = useSession();
  const { step } = useAppSelector(selectCheckout);
  const dispatch = useAppDispatch();
  const openPlayer = useOpenPlayer();
  const navigate = useNavigate();
  const { data: account, isError } = useAccount();
  const billingPeriod = useAppSelector(selectBillingPeriod);
  const hasLeft = useRef(false);
  const access = checkoutAccess({
    // Nobody could be asked, which is not the same as nobody being signed in.
    status: status === 'signed-out' && error?.isUnreachable ? 'loading' : status,
    tier: user === null ? null : buyerTier(user),
    product,
    step,
    // An account that cannot be read holds nobody up: the api refuses to sell a second plan.
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
    const { coupon } = checkoutLink(wholeSearch());
    void navigate(planChangePath(planFor(product, billingPeriod).code, coupon), { replace: true });
  }, [access, product, billingPeriod, navigate]);

  useEffect(() => {
    if (access !== 'player' || hasLeft.current) return;
    hasLeft.current = true;
    openPlayer(undefined, 'replace');
  }, [access, openPlayer]);

  return access;
};
