import { dunningCampaign } from '../billing/dunning.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Invoice } from '../store/rows.ts';
import { put } from '../store/store.ts';
import { invoiceShape } from './invoiceShape.ts';
import { invalid, V3Error } from './V3Error.ts';
import { read, type V3Handler } from './V3Handler.ts';

/** GET: an invoice by its id, or by `number-…`. */
export const getInvoice =
  ({ store }: Pick<SandboxContext, 'store'>): V3Handler =>
  ({ params }) => {
    const reference = params.invoice ?? '';
    const row = reference.startsWith('number-')
      ? store.list('invoices').find(({ number }) => `number-${number}` === reference)
      : store.get('invoices', reference);
    if (row === undefined) throw new V3Error('not_found', `Couldn't find Invoice with id = ${reference}`);
    return read(invoiceShape(store, row, store.get('accounts', row.accountCode)));
  };

/** PUT mark_failed: an invoice that nobody has paid is not tried again. The subscription is left as it is. */
export const markInvoiceFailed =
  ({ store, clock }: Pick<SandboxContext, 'store' | 'clock'>): V3Handler =>
  ({ params }) => {
    const row = store.get('invoices', params.invoice ?? '');
    if (row === undefined)
      throw new V3Error('not_found', `Couldn't find Invoice with id = ${params.invoice ?? ''}`);
    if (row.state !== 'pending' && row.state !== 'past_due') throw invalid('state', 'is not open');
    const failed: Invoice = {
      ...row,
      state: 'failed',
      nextAttemptAtMs: null,
      closedAtMs: clock.nowMs(),
    };
    return {
      status: 200,
      body: invoiceShape(store, failed, store.get('accounts', row.accountCode)),
      changes: [put('invoices', failed.id, failed)],
    };
  };

/** GET: when an overdue invoice is given up, and what becomes of its subscription then. */
export const getDunningCampaign: V3Handler = ({ params }) => {
  if (params.campaign !== dunningCampaign.id)
    throw new V3Error('not_found', `Couldn't find DunningCampaign with id = ${params.campaign ?? ''}`);
  return read(dunningCampaign);
};
