import { findToken, newToken } from '../browser-api/tokens.ts';
import { type DeclineCode, declineCodes, declineOf } from '../cards/declines.ts';
import type { Books } from '../SandboxContext.ts';
import { newId } from '../store/ids.ts';
import type { PaymentMethod, Token, Transaction } from '../store/rows.ts';
import { type Change, put } from '../store/store.ts';
import { V3Error } from './V3Error.ts';

/** Whether a payment needs no 3-D Secure, still has to ask for it, passed or failed. */
type ChallengeState =
  | { readonly state: 'none' | 'passed' | 'failed' }
  | { readonly state: 'asked'; readonly actionToken: Token };

/** The 3-D Secure state of a payment, given the result token that the browser may have sent. */
const challengeState = (
  books: Books,
  method: PaymentMethod | null,
  resultTokenId: string | null,
  amountCents: number,
): ChallengeState => {
  const challenge = method?.challenge ?? null;
  if (challenge === null) return { state: 'none' };
  const result = resultTokenId === null ? undefined : findToken(books, resultTokenId);
  if (resultTokenId !== null) {
    const isPassed = result?.type === 'three_d_secure_action_result' && result.threeDSecure?.passed === true;
    return { state: isPassed ? 'passed' : 'failed' };
  }
  const token = newToken(books, 'three_d_secure_action', {});
  const threeDSecure = { actionTokenId: token.id, challenge, amountCents, passed: false };
  return { state: 'asked', actionToken: { ...token, threeDSecure } };
};

/** A transaction's code as one of a decline. */
export const declineCodeOf = (code: string): DeclineCode =>
  declineCodes.find((known) => known === code) ?? 'declined';

/** The error of a payment that the gateway declined. */
export const declinedError = ({ code, id }: Transaction, changes: readonly Change[]): V3Error => {
  const detail = declineOf(declineCodeOf(code));
  return new V3Error('transaction', detail.message, {
    transaction: { ...detail, transactionId: id, actionTokenId: null },
    changes,
  });
};

/**
 * Returns when a payment needs no 3-D Secure or has passed it.
 *
 * @throws V3Error of type transaction: with an action token when the bank wants to ask, without one when the
 *   customer did not pass
 */
export const requireAuthentication = (
  books: Books,
  method: PaymentMethod | null,
  resultTokenId: string | null,
  amountCents: number,
): void => {
  const challenge = challengeState(books, method, resultTokenId, amountCents);
  if (challenge.state === 'asked') {
    const message = 'Your card must be authenticated with 3-D Secure before it can be charged.';
    throw new V3Error('transaction', message, {
      transaction: {
        category: 'three_d_secure_action_required',
        code: 'three_d_secure_action_required',
        message,
        merchantAdvice: 'Run the challenge in the browser, then repeat the request with its result.',
        transactionId: newId(),
        actionTokenId: challenge.actionToken.id,
      },
      changes: [put('tokens', challenge.actionToken.id, challenge.actionToken)],
    });
  }
  if (challenge.state === 'failed') {
    const message = 'Your card could not be authenticated. Please use a different card or try again.';
    throw new V3Error('transaction', message, {
      transaction: {
        category: 'fraud',
        code: 'three_d_secure_authentication',
        message,
        merchantAdvice: 'The customer did not pass 3-D Secure.',
        transactionId: newId(),
        actionTokenId: null,
      },
    });
  }
};
