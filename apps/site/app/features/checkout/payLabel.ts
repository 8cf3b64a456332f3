import type { Quote } from '@backbeat/domain';
import { orderButtonText } from '@backbeat/pricing';
import type { CheckoutProblem } from './checkoutProblem.ts';

/**
 * The words on the pay button: a new total is confirmed, everything else that failed is tried again.
 *
 * @example payLabel({ trialEndsAtMs: null }, { kind: 'unreachable' }) // → 'Try again'
 */
export const payLabel = (quote: Pick<Quote, 'trialEndsAtMs'>, problem: CheckoutProblem | null): string => {
  if (problem?.kind === 'quote-changed') return 'Confirm the new total';
  const hasFailed = problem !== null && problem.kind !== 'card-incomplete';
  return orderButtonText(quote, hasFailed ? 'failed' : 'idle');
};
