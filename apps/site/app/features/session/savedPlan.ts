import { isPlanCode, type PlanCode } from '@backbeat/domain';
import { storageKeys } from '@backbeat/sdk';

type PlanStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps the chosen plan across the redirect to the identity provider. A storage that refuses costs only the choice. */
export const savePlan = (storage: PlanStorage, planCode: PlanCode): void => {
  try {
    storage.setItem(storageKeys.selectedPlan, planCode);
  } catch (error) {
    console.warn('The chosen plan could not be kept in this tab.', error);
  }
};

/** The plan that was chosen before signing in; null when there is none, or one that no longer exists. */
export const savedPlan = (storage: PlanStorage): PlanCode | null => {
  const code = storage.getItem(storageKeys.selectedPlan);
  return code !== null && isPlanCode(code) ? code : null;
};
