import type { Order } from '../billing/order.ts';
import { type Draft, draftPurchase, nextBills, purchase } from '../billing/purchase.ts';
import type { Books } from '../SandboxContext.ts';
import type { Invoice } from '../store/rows.ts';
import { type Reader, withChanges } from '../store/store.ts';
import { declinedError, requireAuthentication } from './declined.ts';
import { invoiceShape } from './invoiceShape.ts';
import { parseBody, purchaseBody } from './purchaseBody.ts';
import { readOrder } from './readOrder.ts';
import { invalid } from './V3Error.ts';
import type { V3Handler } from './V3Handler.ts';

const collection = (store: Reader, invoice: Invoice, draft: Draft): object => ({
  object: 'invoice_collection',
  charge_invoice: invoiceShape(store, invoice, draft.account),
  credit_invoices: [],
});

/** What is billed now and next has to be payable by something. */
const requireMethod = (books: Books, order: Order, draft: Draft): void => {
  if (draft.method !== null) return;
  const isPayable = [draft.invoice, ...nextBills(books, order, draft)].every(
    ({ balanceCents }) => balanceCents === 0,
  );
  if (!isPayable) throw invalid('account.billing_info', "can't be blank");
};

/** POST /purchases/preview: what POST /purchases would charge. */
export const previewPurchase =
  (books: Books): V3Handler =>
  ({ body }) => {
    const draft = draftPurchase(books, readOrder(books, parseBody(purchaseBody, body)));
    return { status: 200, body: collection(books.store, draft.invoice, draft), changes: [] };
  };

/** POST /purchases: everything of it in one commit, or nothing. */
export const createPurchase =
  (books: Books): V3Handler =>
  ({ body }) => {
    const parsed = parseBody(purchaseBody, body);
    const order = readOrder(books, parsed);
    const draft = draftPurchase(books, order);
    requireMethod(books, order, draft);
    const resultTokenId = parsed.account.billing_info?.three_d_secure_action_result_token_id ?? null;
    requireAuthentication(books, draft.method, resultTokenId, draft.invoice.balanceCents);
    const result = purchase(books, order);
    if (!result.isPaid) throw declinedError(result.transaction, result.changes);
    const after = withChanges(books.store, result.changes);
    return {
      status: 201,
      body: collection(after, result.draft.invoice, result.draft),
      changes: result.changes,
    };
  };
