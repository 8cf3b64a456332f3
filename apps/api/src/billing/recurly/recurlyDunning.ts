import { dayMs } from '@backbeat/domain';
import type { Client, Invoice, Subscription } from 'recurly';
import type { BillingProvider } from '../BillingProvider.ts';
import { centsOf } from './centsOf.ts';
import { isNotFound, unavailable } from './recurlyErrors.ts';

/** An unpaid bill of a subscription, and what will happen to it. */
export interface Overdue {
  /** When the provider gives up and ends the subscription; null if it would not, or is unknown. */
  readonly endsAt: Date | null;
  readonly amountCents: number;
  /** The next date of the dunning campaign; null after the last one. */
  readonly nextTryAt: Date | null;
}

const namesSubscription = ({ subscriptionIds }: Invoice, id: string): boolean =>
  subscriptionIds?.includes(id) ?? false;

/** The first bill after a trial has its own dunning cycle. */
const cycleTypeOf = ({ trialEndsAt, currentPeriodStartedAt }: Subscription): 'trial' | 'automatic' =>
  trialEndsAt && trialEndsAt.getTime() === currentPeriodStartedAt?.getTime() ? 'trial' : 'automatic';

const nobodyKnows = { endsAt: null, nextTryAt: null } as const;

const earliest = (dates: readonly (Date | null)[]): Date | null => {
  const times = dates.flatMap((date) => (date === null ? [] : [date.getTime()]));
  return times.length === 0 ? null : new Date(Math.min(...times));
};

/** Reads and ends unpaid bills. */
export const createRecurlyDunning = (reading: Client, buying: Client) => {
  const listPastDue = async (accountId: string): Promise<Invoice[]> => {
    const found: Invoice[] = [];
    const options = { params: { state: 'past_due', limit: 200 } };
    for await (const invoice of reading.listAccountInvoices(accountId, options).each()) found.push(invoice);
    return found;
  };

  const planOf = async (
    { dunningCampaignId, dueAt, createdAt, dunningEventsSent }: Invoice,
    cycleType: string,
  ): Promise<Pick<Overdue, 'endsAt' | 'nextTryAt'>> => {
    const failedAt = dueAt ?? createdAt;
    if (!dunningCampaignId || !failedAt) return nobodyKnows;
    const dayAfter = (days: number) => new Date(failedAt.getTime() + days * dayMs);
    try {
      const { dunningCycles } = await reading.getDunningCampaign(dunningCampaignId);
      const cycle =
        dunningCycles?.find(({ type }) => type === cycleType) ??
        dunningCycles?.find(({ type }) => type === 'automatic');
      // The first event is the failed payment; each interval leads to the next event.
      const intervals = cycle?.intervals ?? [];
      const sent = dunningEventsSent ?? 0;
      const daysToNext = intervals.slice(0, sent).reduce((sum, { days }) => sum + (days ?? 0), 0);
      const endsAt =
        cycle?.expireSubscription && cycle.totalRecyclingDays != null
          ? dayAfter(cycle.totalRecyclingDays)
          : null;
      return { endsAt, nextTryAt: sent > 0 && sent <= intervals.length ? dayAfter(daysToNext) : null };
    } catch (error) {
      if (isNotFound(error)) return nobodyKnows;
      throw error;
    }
  };

  const overdueOf = async (
    subscription: Subscription,
    invoices: readonly Invoice[],
  ): Promise<Overdue | null> => {
    const own = invoices.filter((invoice) => namesSubscription(invoice, subscription.id ?? ''));
    if (own.length === 0) return null;
    const dunned = await Promise.all(own.map((invoice) => planOf(invoice, cycleTypeOf(subscription))));
    return {
      endsAt: earliest(dunned.map(({ endsAt }) => endsAt)),
      nextTryAt: earliest(dunned.map(({ nextTryAt }) => nextTryAt)),
      amountCents: own.reduce((sum, { balance }) => sum + centsOf(balance ?? 0), 0),
    };
  };

  const endUnpaid: BillingProvider['endUnpaid'] = async (accountCode, subscriptionId) => {
    try {
      const invoices = await listPastDue(`code-${accountCode}`);
      const own = invoices.filter((invoice) => namesSubscription(invoice, subscriptionId));
      // The bill comes first: the provider refuses this for a paid bill, and the subscription then stays.
      for (const { id } of own) if (id) await buying.markInvoiceFailed(id);
      if (own.length > 0) await buying.terminateSubscription(subscriptionId, { params: { refund: 'none' } });
      else await buying.cancelSubscription(subscriptionId, { body: { timeframe: 'term_end' } });
    } catch (error) {
      throw unavailable(error);
    }
  };

  return { listPastDue, overdueOf, endUnpaid };
};
