import type { SandboxContext } from '../SandboxContext.ts';
import { newTokenId } from '../store/ids.ts';
import { put } from '../store/store.ts';
import { answerJson, notFound } from './answers.ts';
import type { Fields } from './formFields.ts';
import { findToken } from './paymentTokens.ts';

/** GET /tokens/{id}: what the bank wants to ask. */
export const describeToken = (context: SandboxContext, id: string): Response => {
  const token = findToken(context, id);
  if (token === undefined) return notFound('Token');
  if (token.type !== 'three_d_secure_action' || token.threeDSecure === null) {
    return answerJson({ type: token.type, id });
  }
  const { amountCents, challenge } = token.threeDSecure;
  return answerJson({
    type: 'three_d_secure_action',
    id,
    gateway: { code: 'sandbox', type: 'test' },
    transaction: { amount: amountCents / 100, amount_in_cents: amountCents, currency: 'USD' },
    three_d_secure: { params: { challengeType: challenge } },
  });
};

/** POST /tokens with type three_d_secure_action_result: how the customer answered the bank. */
export const createResultToken = (context: SandboxContext, fields: Fields): Response => {
  const action = findToken(context, fields.three_d_secure_action_token_id ?? '');
  if (fields.type !== 'three_d_secure_action_result' || action?.type !== 'three_d_secure_action') {
    return notFound('Token');
  }
  const id = newTokenId();
  const passed = fields['results[success]'] === 'true';
  context.store.commit([
    put('tokens', id, {
      id,
      type: 'three_d_secure_action_result',
      createdAtMs: context.clock.nowMs(),
      method: null,
      person: null,
      threeDSecure:
        action.threeDSecure === null ? null : { ...action.threeDSecure, actionTokenId: action.id, passed },
    }),
  ]);
  return answerJson({ type: 'three_d_secure_action_result', id });
};
