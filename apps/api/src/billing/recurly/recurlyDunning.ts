import type { Client, Invoice, Subscription } from 'recurly';
import { dayMs } from '../../lib/dayMs.ts';
import type { BillingProvider } from '../BillingProvider.ts';
import { isNotFound, unavailable } from './recurlyErrors.ts';

/** A bill of a subscription that was not paid, and what comes of that. */
export interface Overdue {
  /** When the provider gives up and the subscription ends; null where it would not end, or nobody says. */
  readonly endsAt: Date | null;
}

const namesSubscription = ({ subscriptionIds }: Invoice, id: string): boolean =>
  subscriptionIds?.includes(id) ?? false;

/** The first bill after a trial is dunned by rules of its own. */
const cycleTypeOf = ({ trialEndsAt, currentPeriodStartedAt }: Subscription): 'trial' | 'automatic' =>
  trialEndsAt && trialEndsAt.getTime() === currentPeriodStartedAt?.getTime() ? 'trial' : 'automatic';

/** The part of the provider that knows of bills that were not paid. */
export const createRecurlyDunning = (reading: Client, buying: Client) => {
  const listPastDue = async (accountId: string): Promise<Invoice[]> => {
    const found: Invoice[] = [];
    const options = { params: { state: 'past_due', limit: 200 } };
    for await (const invoice of reading.listAccountInvoices(accountId, options).each()) found.push(invoice);
    return found;
  };

  const endOf = async (
    { dunningCampaignId, dueAt, createdAt }: Invoice,
    cycleType: string,
  ): Promise<Date | null> => {
    const failedAt = dueAt ?? createdAt;
    if (!dunningCampaignId || !failedAt) return null;
    try {
      const { dunningCycles } = await reading.getDunningCampaign(dunningCampaignId);
      const cycle =
        dunningCycles?.find(({ type }) => type === cycleType) ??
        dunningCycles?.find(({ type }) => type === 'automatic');
      if (!cycle?.expireSubscription || cycle.totalRecyclingDays == null) return null;
      return new Date(failedAt.getTime() + cycle.totalRecyclingDays * dayMs);
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  };

  const overdueOf = async (
    subscription: Subscription,
    invoices: readonly Invoice[],
  ): Promise<Overdue | null> => {
    const own = invoices.filter((invoice) => namesSubscription(invoice, subscription.id ?? ''));
    if (own.length === 0) return null;
    const ends = await Promise.all(own.map((invoice) => endOf(invoice, cycleTypeOf(subscription))));
    const times = ends.flatMap((end) => (end === null ? [] : [end.getTime()]));
    return { endsAt: times.length === 0 ? null : new Date(Math.min(...times)) };
  };

  const endUnpaid: BillingProvider['endUnpaid'] = async (accountCode, subscriptionId) => {
    try {
      const invoices = await listPastDue(`code-${accountCode}`);
      const own = invoices.filter((invoice) => namesSubscription(invoice, subscriptionId));
      // The bill first: one that was paid meanwhile is refused here, before anything has ended.
      for (const { id } of own) if (id) await buying.markInvoiceFailed(id);
      if (own.length > 0) await buying.terminateSubscription(subscriptionId, { params: { refund: 'none' } });
      else await buying.cancelSubscription(subscriptionId, { body: { timeframe: 'term_end' } });
    } catch (error) {
      throw unavailable(error);
    }
  };

  return { listPastDue, overdueOf, endUnpaid };
};
