import type { NewBilling } from '../billing/order.ts';
import { declineOf } from '../cards/declines.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { declineCodeOf, requireAuthentication } from '../server-api/declined.ts';
import { billingOf, requireToken } from '../server-api/readOrder.ts';
import { V3Error } from '../server-api/V3Error.ts';
import type { Transaction } from '../store/rows.ts';
import { formText } from './formText.ts';

/** The last attempt to pay on a hosted page, for the form that is shown again. */
export interface Attempt {
  /** Why it failed. */
  readonly problem: string;
  /** Set while 3-D Secure is asked for: the card's token, sent again with the result, and the action's token. */
  readonly challenge: { readonly tokenId: string; readonly actionTokenId: string } | null;
}

/** The attempt of a form that was not sent yet. */
export const noAttempt: Attempt = { problem: '', challenge: null };

export const failedAttempt = (problem: string): Attempt => ({ problem, challenge: null });

/** The attempt that the gateway declined. */
export const declinedAttempt = ({ code }: Transaction): Attempt =>
  failedAttempt(declineOf(declineCodeOf(code)).message);

/** The payment method of a sent form, or the attempt that has to be shown. */
export const payByCard = (
  context: SandboxContext,
  form: FormData,
  amountCents: number,
): { readonly billing: NewBilling } | { readonly attempt: Attempt } => {
  const tokenId = formText(form, 'token_id');
  const resultTokenId = formText(form, 'result_token_id');
  try {
    const billing = billingOf(requireToken(context, tokenId));
    requireAuthentication(context, billing.method, resultTokenId || null, amountCents);
    return { billing };
  } catch (error) {
    if (!(error instanceof V3Error)) throw error;
    context.store.commit(error.changes);
    const actionTokenId = error.transaction?.actionTokenId ?? null;
    return actionTokenId === null
      ? { attempt: failedAttempt(error.message) }
      : { attempt: { problem: '', challenge: { tokenId, actionTokenId } } };
  }
};
