import { dayMs } from '@backbeat/domain';
import type { Client, Invoice, Subscription } from 'recurly';
import type { BillingProvider } from '../BillingProvider.ts';
import { centsOf } from './centsOf.ts';
import { isNotFound, unavailable } from './recurlyErrors.ts';

/** A bill of a subscription that was not paid, and what comes of that. */
export interface Overdue {
  /** When the provider gives up and the subscription ends; null where it would not end, or nobody says. */
  readonly endsAt: Date | null;
  readonly amountCents: number;
  /** The next day of the dunning campaign on which something happens; null after the last one. */
  readonly nextTryAt: Date | null;
}

const namesSubscription = ({ subscriptionIds }: Invoice, id: string): boolean =>
  subscriptionIds?.includes(id) ?? false;

/** The first bill after a trial is dunned by rules of its own. */
const cycleTypeOf = ({ trialEndsAt, currentPeriodStartedAt }: Subscription): 'trial' | 'automatic' =>
  trialEndsAt && trialEndsAt.getTime() === currentPeriodStartedAt?.getTime() ? 'trial' : 'automatic';

const nobodyKnows = { endsAt: null, nextTryAt: null } as const;

const earliest = (dates: readonly (Date | null)[]): Date | null => {
  const times = dates.flatMap((date) => (date === null ? [] : [date.getTime()]));
  return times.length === 0 ? null : new Date(Math.min(...times));
};

/** The part of the provider that knows of bills that were not paid. */
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
      // The first event is the failure itself; each interval leads to the next one.
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
      // The bill first: the provider refuses this for a bill that was paid meanwhile, before the subscription has ended.
      for (const { id } of own) if (id) await buying.markInvoiceFailed(id);
      if (own.length > 0) await buying.terminateSubscription(subscriptionId, { params: { refund: 'none' } });
      else await buying.cancelSubscription(subscriptionId, { body: { timeframe: 'term_end' } });
    } catch (error) {
      throw unavailable(error);
    }
  };

  return { listPastDue, overdueOf, endUnpaid };
};
