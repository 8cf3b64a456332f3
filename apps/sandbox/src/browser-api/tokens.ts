import type { Books, SandboxContext } from '../SandboxContext.ts';
import { dollars } from '../server-api/wire.ts';
import { newTokenId } from '../store/ids.ts';
import type { Token } from '../store/rows.ts';
import { put } from '../store/store.ts';
import { answerJson, notFound } from './answers.ts';
import type { Fields } from './formFields.ts';

/** A token of the moment; what its kind does not have is `null`. */
export const newToken = (
  { clock }: Books,
  type: Token['type'],
  content: Partial<Pick<Token, 'method' | 'person' | 'threeDSecure'>>,
): Token => ({
  id: newTokenId(),
  type,
  createdAtMs: clock.nowMs(),
  method: null,
  person: null,
  threeDSecure: null,
  ...content,
});

/** How long a browser's token can be used, and used again. */
const tokenLifetimeMs = 20 * 60 * 1000;

/** The token of an id, unless it has expired. */
export const findToken = ({ store, clock }: Books, id: string): Token | undefined => {
  const token = store.get('tokens', id);
  return token !== undefined && clock.nowMs() - token.createdAtMs <= tokenLifetimeMs ? token : undefined;
};

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
    transaction: { amount: dollars(amountCents), amount_in_cents: amountCents, currency: 'USD' },
    three_d_secure: { params: { challengeType: challenge } },
  });
};

/** POST /tokens with type three_d_secure_action_result: how the customer answered the bank. */
export const createResultToken = (context: SandboxContext, fields: Fields): Response => {
  const action = findToken(context, fields.three_d_secure_action_token_id ?? '');
  if (fields.type !== 'three_d_secure_action_result' || action?.type !== 'three_d_secure_action') {
    return notFound('Token');
  }
  const passed = fields['results[success]'] === 'true';
  const token = newToken(context, 'three_d_secure_action_result', {
    threeDSecure:
      action.threeDSecure === null ? null : { ...action.threeDSecure, actionTokenId: action.id, passed },
  });
  context.store.commit([put('tokens', token.id, token)]);
  return answerJson({ type: token.type, id: token.id });
};
