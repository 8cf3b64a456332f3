import { challengeState } from '../billing/threeDSecure.ts';
import { declineOf } from '../cards/declines.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { type DeclineCode, declineCodes } from '../store/declineCodes.ts';
import { newId } from '../store/ids.ts';
import type { PaymentMethod, Transaction } from '../store/rows.ts';
import { type Change, put } from '../store/store.ts';
import { V3Error } from './V3Error.ts';

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
 * Lets a payment pass that needs no 3-D Secure or has it behind it.
 *
 * @throws V3Error of type transaction: with an action token when the bank wants to ask, without one when the
 *   customer did not pass
 */
export const requireAuthentication = (
  books: Pick<SandboxContext, 'store' | 'clock'>,
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
