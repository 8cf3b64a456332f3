import type { PaymentToken, Result } from '@backbeat/payments';
import { ApiError, errorDetailsOf, NetworkError, TimeoutError } from '@backbeat/sdk';
import type { CheckoutProblem } from './checkoutProblem.ts';
import { problemOfError, problemOfPayment } from './checkoutProblem.ts';

/** What paying needs from outside. */
export interface PurchaseSteps {
  /** A payment token: the kept one, or a new one. */
  readonly token: () => Promise<Result<Pick<PaymentToken, 'id'>>>;
  /** Sends the purchase; rejects with an error of the sdk. */
  readonly send: (tokenId: string, threeDSecureTokenId?: string) => Promise<void>;
  /** Lets the bank ask; the answer is the token to repeat the purchase with. */
  readonly challenge: (actionTokenId: string) => Promise<Result<Pick<PaymentToken, 'id'>>>;
  /** Reads the account anew: is the plan theirs now? */
  readonly hasPlan: () => Promise<boolean>;
}

/** How paying ended. A kept token is sent again by the next attempt, so that the two charge once. */
export type PurchaseOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly problem: CheckoutProblem; readonly keepsToken: boolean };

const failed = (problem: CheckoutProblem, keepsToken = false): PurchaseOutcome => ({
  kind: 'failed',
  problem,
  keepsToken,
});

/** After these errors the purchase may still have gone through. */
const isUnclear = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof ApiError && (error.status >= 500 || error.wireCode === 'conflict'));

const isOwned = (error: unknown): boolean =>
  error instanceof ApiError && error.wireCode === 'already_subscribed';

/**
 * Where the answer was lost, or says that the plan is owned, the account is read: with the plan the purchase is done.
 */
const settle = async (steps: PurchaseSteps, error: unknown): Promise<PurchaseOutcome> => {
  const problem = problemOfError(error);
  if (!isUnclear(error) && !isOwned(error)) return failed(problem, problem.kind === 'too-often');
  const hasPlan = await steps.hasPlan().catch(() => false);
  return hasPlan ? { kind: 'done' } : failed(problem, isUnclear(error));
};

const answerBank = async (
  steps: PurchaseSteps,
  tokenId: string,
  actionTokenId: string,
): Promise<PurchaseOutcome> => {
  const answer = await steps.challenge(actionTokenId);
  if (!answer.ok) {
    return failed({ kind: answer.error.code === 'cancelled' ? 'challenge-closed' : 'challenge-failed' });
  }
  try {
    await steps.send(tokenId, answer.value.id);
    return { kind: 'done' };
  } catch (error) {
    return settle(steps, error);
  }
};

/**
 * One attempt to buy: token, purchase, the bank's question when it has one. Never rejects, and never leaves
 * open whether the plan was bought.
 */
export const runPurchase = async (steps: PurchaseSteps): Promise<PurchaseOutcome> => {
  const token = await steps.token();
  if (!token.ok) return failed(problemOfPayment(token.error));
  try {
    await steps.send(token.value.id);
    return { kind: 'done' };
  } catch (error) {
    const asked = errorDetailsOf(error, 'three_d_secure_required');
    if (asked !== null) return answerBank(steps, token.value.id, asked.action_token_id);
    return settle(steps, error);
  }
};
