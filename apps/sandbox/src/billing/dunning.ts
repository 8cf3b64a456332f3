import type { Invoice } from '../store/rows.ts';

const dayMs = 86_400_000;

/** Days after a failed collection on which it is tried again. After the last, the subscription ends. */
const retryDays = [3, 4, 7] as const;

/** The invoice after a collection that failed. */
export function pastDueInvoice(invoice: Invoice, atMs: number): Invoice {
  const days = retryDays[invoice.attempts];
  return {
    ...invoice,
    state: days === undefined ? 'failed' : 'past_due',
    attempts: invoice.attempts + 1,
    nextAttemptAtMs: days === undefined ? null : atMs + days * dayMs,
  };
}
