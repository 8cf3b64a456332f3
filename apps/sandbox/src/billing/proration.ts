import { dayMs } from '@backbeat/domain';
import type { LineItem, Subscription } from '../store/rows.ts';
import type { Reader } from '../store/store.ts';

const dayOf = (atMs: number): number => Math.floor(atMs / dayMs);

/** A span that was paid for. */
interface PaidSpan {
  /** The lines that were paid: the plan and its add-ons. */
  readonly items: readonly LineItem[];
  readonly amountCents: number;
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * Days from one moment to another by the calendar (UTC): an amount that goes by days stays the same all day.
 *
 * @example daysBetween(0, 2.5 * dayMs) // → 2
 */
export const daysBetween = (fromMs: number, toMs: number): number => Math.max(0, dayOf(toMs) - dayOf(fromMs));

/** The share of an amount that falls on some of its days, in whole cents, half up. */
export const shareOf = (amountCents: number, days: number, ofDays: number): number =>
  ofDays === 0 ? 0 : Math.floor((2 * amountCents * Math.min(days, ofDays) + ofDays) / (2 * ofDays));

/** What was paid for a subscription's current period. `null` while its last invoice is unpaid. */
export const paidSpan = (store: Reader, subscription: Subscription): PaidSpan | null => {
  const invoice =
    subscription.activeInvoiceId === null ? undefined : store.get('invoices', subscription.activeInvoiceId);
  if (invoice?.state !== 'paid') return null;
  const items = invoice.lineItems.filter(
    ({ kind, subscriptionId }) => kind === 'charge' && subscriptionId === subscription.id,
  );
  const [first] = items;
  if (first === undefined) return null;
  const { startMs, endMs } = first;
  const amountCents = items.reduce((sum, each) => sum + each.amountCents, 0);
  return { items, amountCents, startMs, endMs: endMs ?? subscription.periodEndsAtMs };
};
