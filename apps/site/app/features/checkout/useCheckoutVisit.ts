import type { Product } from '@backbeat/domain';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { modalsClosed, signUpModalOpened, useOpenPlayer, useSession } from '../session/index.ts';
import { type CheckoutAccess, checkoutAccess } from './checkoutAccess.ts';
import { checkoutLeft, selectCheckout } from './checkoutSlice.ts';

const here = () => `${window.location.pathname}${window.location.search}`;

/** Asks visitors to sign up and come back to this very address, and sends people who have the plan to the player. */
export const useCheckoutVisit = (product: Product): CheckoutAccess => {
  const { status, user, error } = useSession();
  const { step } = useAppSelector(selectCheckout);
  const dispatch = useAppDispatch();
  const openPlayer = useOpenPlayer();
  const hasLeft = useRef(false);
  const access = checkoutAccess({
    // Nobody could be asked, which is not the same as nobody being signed in.
    status: status === 'signed-out' && error?.isUnreachable ? 'loading' : status,
    tier: user?.tier ?? null,
    product,
    step,
  });

  useEffect(() => () => void dispatch(checkoutLeft()), [dispatch]);

  useEffect(() => {
    if (access !== 'sign-up') return;
    dispatch(signUpModalOpened(here()));
    return () => void dispatch(modalsClosed());
  }, [access, dispatch]);

  useEffect(() => {
    if (access !== 'player' || hasLeft.current) return;
    hasLeft.current = true;
    openPlayer();
  }, [access, openPlayer]);

  return access;
};
