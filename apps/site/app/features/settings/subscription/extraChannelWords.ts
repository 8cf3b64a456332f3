import {
  type BillingPeriod,
  dateText,
  extraChannelCents,
  extraChannelsText,
  moneyText,
  type PaidPlanCode,
  plans,
} from '@backbeat/domain';
import type { Account } from '@backbeat/sdk/contract';
import type { ChargedPrices } from '../../checkout/index.ts';
import { ownPlan } from '../../session/index.ts';

/**
 * What follows a plan's name where it covers extra channels.
 *
 * @example withChannels(2) // → ' with 2 extra channels'
 */
export const withChannels = (count: number): string =>
  count === 0 ? '' : ` with ${extraChannelsText(count)}`;

/** A plan whose number of extra channels is decided here. */
export interface ChannelOffer {
  readonly planCode: PaidPlanCode;
  readonly period: BillingPeriod;
  /** Extra channels that are paid for. */
  readonly bought: number;
  /** Their number from the next bill on, where that was changed. */
  readonly pending: number | null;
  /** The day of the next bill, ISO 8601. */
  readonly nextOn: string | null;
  /** Another plan waits for the next bill: nothing else can wait beside it. */
  readonly isPlanPending: boolean;
}

/** The extra channels of a running plan that was bought here; null where none can be had. */
export const channelOffer = (account: Pick<Account, 'subscription' | 'deletes_at'>): ChannelOffer | null => {
  const { subscription } = account;
  const planCode = ownPlan(account);
  if (subscription === null || planCode === null || account.deletes_at != null) return null;
  if (subscription.state !== 'active' || subscription.pauses_at != null) return null;
  const { billingPeriod: period } = plans[planCode];
  if (period === null) return null;
  return {
    planCode,
    period,
    bought: subscription.extra_channels ?? 0,
    pending: subscription.pending_extra_channels ?? null,
    nextOn: subscription.next_billing_date,
    isPlanPending: subscription.pending_plan_code != null,
  };
};

const periodNouns = { monthly: 'month', yearly: 'year' } as const satisfies Record<BillingPeriod, string>;

/**
 * What is covered, and what more of it costs.
 *
 * @param prices how the price of one channel is charged
 * @example channelPriceText('monthly', { of: cents, note: '' })
 * // → 'Your plan covers one YouTube channel. Each extra one costs $5.00 a month.'
 */
export const channelPriceText = (period: BillingPeriod, { of, note }: ChargedPrices): string => {
  const price = `${moneyText(of(extraChannelCents[period]))} a ${periodNouns[period]}`;
  return `Your plan covers one YouTube channel. Each extra one costs ${price}${note === '' ? '' : `, ${note}`}.`;
};

/**
 * How many there are, and until when.
 *
 * @example boughtText({ bought: 2, pending: 0, nextOn: '2026-12-20' })
 * // → 'You have 2 extra channels until December 20, 2026. From then on you have none.'
 */
export const boughtText = ({
  bought,
  pending,
  nextOn,
}: Pick<ChannelOffer, 'bought' | 'pending' | 'nextOn'>): string => {
  if (pending === null) return `You have ${extraChannelsText(bought)}.`;
  const until = nextOn === null ? 'your next bill' : dateText(nextOn);
  return `You have ${extraChannelsText(bought)} until ${until}. From then on you have ${pending === 0 ? 'none' : pending}.`;
};
