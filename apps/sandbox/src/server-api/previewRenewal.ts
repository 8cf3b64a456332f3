import { draftRenewal } from '../billing/renew.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { invoiceShape } from './invoiceShape.ts';
import { requireSubscription } from './subscriptions.ts';
import { V3Error } from './V3Error.ts';
import { read, type V3Handler } from './V3Handler.ts';

/** GET preview_renewal: the next invoice as it would be today, nothing charged. */
export const previewRenewal =
  ({ store }: Pick<SandboxContext, 'store'>): V3Handler =>
  ({ params }) => {
    const row = requireSubscription(store, params);
    const draft =
      row.state === 'active' && row.autoRenew ? draftRenewal(store, row, row.periodEndsAtMs) : null;
    if (draft === null) throw new V3Error('not_found', 'The subscription does not renew.');
    return read({
      object: 'invoice_collection',
      charge_invoice: invoiceShape(store, draft.invoice, undefined),
      credit_invoices: [],
    });
  };
