import type { PlanCode } from '@backbeat/domain';
import { useCallback } from 'react';
import { tabStorage } from '../../browserStorage.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { planChosen } from './planSlice.ts';
import { savePlan } from './savedPlan.ts';

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
