import type { NewBilling } from '../billing/order.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { requireAuthentication } from '../server-api/declined.ts';
import { billingOf, requireToken } from '../server-api/readOrder.ts';
import { V3Error } from '../server-api/V3Error.ts';

/** How paying on a hosted page went so far. */
export type CardPayment =
  | { readonly state: 'ready'; readonly billing: NewBilling }
  | { readonly state: 'challenge'; readonly actionTokenId: string }
  | { readonly state: 'failed'; readonly message: string };

/** Turns what the form brought into a payment method, by way of the bank's question if there is one. */
export const payByCard = (
  context: SandboxContext,
  tokenId: string,
  resultTokenId: string,
  amountCents: number,
): CardPayment => {
  try {
    const billing = billingOf(requireToken(context, tokenId));
    requireAuthentication(context, billing.method, resultTokenId || null, amountCents);
    return { state: 'ready', billing };
  } catch (error) {
    if (!(error instanceof V3Error)) throw error;
    context.store.commit(error.changes);
    const actionTokenId = error.transaction?.actionTokenId ?? null;
    return actionTokenId === null
      ? { state: 'failed', message: error.message }
      : { state: 'challenge', actionTokenId };
  }
};
