import {
  amountPerPeriodText,
  type BillingPeriod,
  type Cents,
  cents,
  moneyText,
  type Plan,
  priceOfExtraChannels,
} from '@backbeat/domain';
import type { Account } from '@backbeat/sdk/contract';
import type { ChargedPrices } from '../../checkout/index.ts';

/** What extra channels cost with a plan in a period, in cents before tax. */
export const channelCents = (plan: Plan | null, extraChannels: number): number =>
  plan === null ? 0 : priceOfExtraChannels(plan.code, extraChannels);

/** A price of a period as the lines of its bill: the plan, and its extra channels where there are any. */
export const billLines = (
  plan: Plan | null,
  totalCents: number,
  extraChannels: number,
): readonly number[] => {
  const extraCents = channelCents(plan, extraChannels);
  return extraCents === 0 ? [totalCents] : [totalCents - extraCents, extraCents];
};

/** A price of a period as it is charged. Each line is taxed by itself. */
export const chargedTotal = (
  plan: Plan | null,
  totalCents: number,
  extraChannels: number,
  of: ChargedPrices['of'],
): Cents => cents(billLines(plan, totalCents, extraChannels).reduce((sum, line) => sum + of(line), 0));

/**
 * What a period costs. The next bill may be smaller: a code or what is left of an earlier plan pays for it. It is larger
 * by its tax alone, unless it is for another price.
 */
export const priceOf = (
  subscription: Account['subscription'],
  plan: Plan | null,
  of: ChargedPrices['of'],
): number | null => {
  if (subscription === null) return null;
  const { amount = null, next_billing_period_amount: next, extra_channels: extra } = subscription;
  const { pending_plan_code, pending_extra_channels, pending_price } = subscription;
  if (amount === null) return next;
  const price = chargedTotal(plan, amount, extra ?? 0, of);
  const isOther = pending_plan_code != null || pending_extra_channels != null || pending_price != null;
  return next === null || isOther ? price : Math.max(price, next);
};

/** What a period costs, and what of tax is in it. */
export const periodText = (
  amountCents: number,
  period: BillingPeriod,
  { note }: Pick<ChargedPrices, 'note'>,
): string => `${amountPerPeriodText(cents(amountCents), period)}${note === '' ? '' : `, ${note}`}`;

/** What of a bill is paid without the card; nothing where the card pays all of it. */
export const creditFacts = (priceCents: number | null, chargedCents: number | null) =>
  priceCents === null || chargedCents === null || chargedCents >= priceCents
    ? []
    : [{ label: 'Credit and codes', value: `−${moneyText(cents(priceCents - chargedCents))}` }];
