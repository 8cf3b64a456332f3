import { isPlanCode, type PlanCode } from '@backbeat/domain';
import { storageKeys } from '@backbeat/sdk';

type PlanStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps the chosen plan across the redirect to the identity provider. */
export const savePlan = (storage: PlanStorage, planCode: PlanCode): void =>
  storage.setItem(storageKeys.selectedPlan, planCode);

/** The plan that was chosen before signing in; null when there is none, or one that no longer exists. */
export const savedPlan = (storage: PlanStorage): PlanCode | null => {
  const code = storage.getItem(storageKeys.selectedPlan);
  return code !== null && isPlanCode(code) ? code : null;
};
