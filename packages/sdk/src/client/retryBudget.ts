import type { RetryPolicy } from './retryPolicy.ts';

/** Keeps repetitions a small share of all calls, so that an outage is not made worse by retries. */
export interface RetryBudget {
  /** A call is made: it pays in its share. */
  readonly earn: () => void;
  /** May one repetition be made? Takes it from the budget. */
  readonly spend: () => boolean;
}

/**
 * A budget that starts full, grows by `budgetRatio` per call and never beyond `budgetReserve`.
 *
 * @example
 * createRetryBudget({ budgetRatio: 0.1, budgetReserve: 0 }).spend() // → false
 */
export const createRetryBudget = ({
  budgetRatio,
  budgetReserve,
}: Pick<RetryPolicy, 'budgetRatio' | 'budgetReserve'>): RetryBudget => {
  let saved = budgetReserve;
  return {
    earn: () => {
      saved = Math.min(budgetReserve, saved + budgetRatio);
    },
    spend: () => {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
};
