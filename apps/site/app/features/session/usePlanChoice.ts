import { checkoutPath, type PlanCode, planButtonState, plans } from '@backbeat/domain';
import { checkoutUrl } from '@backbeat/sdk';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { track } from '../../analytics/track.ts';
import { tabStorage } from '../../browserStorage.ts';
import { useAppDispatch, useAppStore } from '../../store/hooks.ts';
import { signUpModalOpened } from './modalsSlice.ts';
import { planChosen } from './planSlice.ts';
import { savePlan } from './savedPlan.ts';
import { selectSessionStatus } from './sessionSlice.ts';
import { useOpenPlayer } from './useOpenPlayer.ts';
import { useUser } from './useSession.ts';

/** Where the checkout of a plan is: it opens with the plan's billing period and applies a coupon by itself. */
const targetOf = (planCode: PlanCode, coupon: string | undefined): string => {
  const path = checkoutPath(planCode);
  if (path === null) return '/';
  return checkoutUrl({ path, coupon, billing: plans[planCode].billingPeriod ?? undefined });
};

/**
 * Makes a plan the chosen one, on this page and after the redirect to the identity provider.
 *
 * @example const rememberPlan = useRememberPlan(); rememberPlan('rocksprem_i_y_v2');
 */
export const useRememberPlan = (): ((planCode: PlanCode) => void) => {
  const dispatch = useAppDispatch();
  return useCallback(
    (planCode) => {
      dispatch(planChosen(planCode));
      savePlan(tabStorage, planCode);
    },
    [dispatch],
  );
};

/**
 * What choosing a plan does: it is stored; visitors sign up and come back to its checkout, signed-in people go
 * there, and who has the plan already gets the player.
 *
 * @example const choosePlan = usePlanChoice(); choosePlan('rocksprem_i_y_v2', couponCodes.oneMonthFree);
 */
export const usePlanChoice = (): ((planCode: PlanCode, coupon?: string) => void) => {
  const user = useUser();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const openPlayer = useOpenPlayer();
  const rememberPlan = useRememberPlan();

  return useCallback(
    (planCode, coupon) => {
      rememberPlan(planCode);
      track({ name: 'plan_chosen', plan_code: planCode });
      const target = targetOf(planCode, coupon);
      if (selectSessionStatus(store.getState()) === 'signed-out')
        return void dispatch(signUpModalOpened(target));
      const { action } = planButtonState({ session: user ?? 'signed-out', planCode });
      if (user !== null && action === 'player') return openPlayer();
      // While nobody is known yet, the next page decides whether to ask for sign-up.
      void navigate(checkoutPath(planCode) === null ? '/sign-up' : target);
    },
    [user, store, dispatch, navigate, openPlayer, rememberPlan],
  );
};
