import { dayMs } from '@backbeat/domain';
import type { Invoice } from '../store/rows.ts';
import type { Reader } from '../store/store.ts';

/** The unpaid invoices of an account that are tried again. */
export const pastDueInvoices = (store: Reader, code: string): Invoice[] =>
  store.list('invoices').filter(({ accountCode, state }) => accountCode === code && state === 'past_due');

/** Days after the first failed collection on which it is tried again. On the last one the subscription ends. */
const retryDays = [3, 7, 14] as const;

/** The one campaign that every invoice is dunned by, in the words of the server API. */
export const dunningCampaign = {
  id: 'sandboxdun01',
  object: 'dunning_campaign',
  code: 'default',
  name: 'Default',
  description: '',
  default_campaign: true,
  dunning_cycles: (['automatic', 'trial'] as const).map((type) => ({
    type,
    expire_subscription: true,
    fail_invoice: true,
    first_communication_interval: 0,
    intervals: [3, 4, 7].map((days) => ({ days, email_template: null })),
    total_dunning_days: retryDays[2],
    total_recycling_days: retryDays[2],
    version: 1,
  })),
} as const;

/** Dunning events sent so far: one for the failure, one for each retry day that has passed. */
export const eventsSent = ({ attempts, dueAtMs, nextAttemptAtMs }: Invoice): number =>
  nextAttemptAtMs === null
    ? Math.min(attempts, retryDays.length + 1)
    : retryDays.filter((days) => dueAtMs + days * dayMs <= nextAttemptAtMs).length;

/** The invoice after a collection that failed. An extra attempt with a new card leaves the schedule as it is. */
export const pastDueInvoice = (invoice: Invoice, atMs: number): Invoice => {
  const nextAttemptAtMs =
    retryDays.map((days) => invoice.dueAtMs + days * dayMs).find((nextMs) => nextMs > atMs) ?? null;
  return {
    ...invoice,
    state: nextAttemptAtMs === null ? 'failed' : 'past_due',
    attempts: invoice.attempts + 1,
    nextAttemptAtMs,
    closedAtMs: nextAttemptAtMs === null ? atMs : null,
  };
};
