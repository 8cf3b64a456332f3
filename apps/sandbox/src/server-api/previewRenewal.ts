import { resumeAtMs } from '../billing/pause.ts';
import { draftRenewal, type RenewalDraft } from '../billing/renew.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Subscription } from '../store/rows.ts';
import type { Reader } from '../store/store.ts';
import { invoiceShape } from './invoiceShape.ts';
import { requireSubscription } from './subscriptions.ts';
import { V3Error } from './V3Error.ts';
import { read, type V3Handler } from './V3Handler.ts';

/** Of a pause that runs it is the invoice that resuming now would charge; nobody says what the provider answers. */
const draftOf = (store: Reader, row: Subscription, nowMs: number): RenewalDraft | null => {
  if (row.state === 'paused') return draftRenewal(store, { ...row, anchorMs: nowMs }, nowMs);
  return row.state === 'active' ? draftRenewal(store, row, resumeAtMs(row) ?? row.periodEndsAtMs) : null;
};

/** GET preview_renewal: the next invoice as it would be today, nothing charged. */
export const previewRenewal =
  ({ store, clock }: Pick<SandboxContext, 'store' | 'clock'>): V3Handler =>
  ({ params }) => {
    const row = requireSubscription(store, params);
    const draft = row.autoRenew ? draftOf(store, row, clock.nowMs()) : null;
    if (draft === null) throw new V3Error('not_found', 'The subscription does not renew.');
    return read({
      object: 'invoice_collection',
      charge_invoice: invoiceShape(store, draft.invoice, undefined),
      credit_invoices: [],
    });
  };
