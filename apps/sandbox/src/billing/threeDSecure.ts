import { findToken } from '../browser-api/paymentTokens.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { newTokenId } from '../store/ids.ts';
import type { PaymentMethod, Token } from '../store/rows.ts';

type Books = Pick<SandboxContext, 'store' | 'clock'>;

/** Whether the bank's question has to be asked, was answered well, or was answered badly. */
export type ChallengeState =
  | { readonly state: 'none' | 'passed' | 'failed' }
  | { readonly state: 'asked'; readonly actionToken: Token };

/** Where a payment stands with 3-D Secure, given the result that the browser brought back, if any. */
export const challengeState = (
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
  const id = newTokenId();
  return {
    state: 'asked',
    actionToken: {
      id,
      type: 'three_d_secure_action',
      createdAtMs: books.clock.nowMs(),
      method: null,
      person: null,
      threeDSecure: { actionTokenId: id, challenge, amountCents, passed: false },
    },
  };
};
