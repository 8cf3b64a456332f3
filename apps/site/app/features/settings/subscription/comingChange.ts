import {
  dateText,
  extraChannelsText,
  isPlanCode,
  moneyText,
  type Plan,
  plans,
  type SubscriptionState,
} from '@backbeat/domain';
import type { Account } from '@backbeat/sdk/contract';
import type { ChargedPrices } from '../../checkout/index.ts';
import { withChannels } from './extraChannelWords.ts';
import { channelCents, chargedTotal, creditFacts, periodText } from './periodPrice.ts';
import { dayText } from './planChangeWords.ts';

/** Two plans, one after the other. */
export interface PlanSchedule {
  readonly until: { readonly label: string; readonly value: string };
  readonly from: { readonly label: string; readonly value: string };
}

/** What waits for the next bill: another plan, or another number of extra channels with the same one. */
interface ComingChange {
  readonly isOtherPlan: boolean;
  readonly plan: Plan;
  readonly extraChannels: number;
  readonly on: string;
  /** What the card pays of the first bill, in cents; null when unknown. */
  readonly amountCents: Extract<SubscriptionState, { kind: 'renews' }>['amountCents'];
  /** What a period costs then, as it is charged; null when unknown. */
  readonly priceCents: number | null;
}

/** What comes with the next bill in place of the plan as it is; null where nothing does. */
export const comingChangeOf = (
  { subscription }: Pick<Account, 'subscription'>,
  plan: Plan | null,
  state: SubscriptionState,
  of: ChargedPrices['of'],
): ComingChange | null => {
  if (subscription === null || state.kind !== 'renews' || state.on === null) return null;
  const { pending_plan_code: code = null, pending_amount: told = null, amount = null } = subscription;
  const now = subscription.extra_channels ?? 0;
  const then = subscription.pending_extra_channels ?? now;
  const bill = { extraChannels: then, on: state.on, amountCents: state.amountCents };
  if (code !== null && isPlanCode(code)) {
    const next = plans[code];
    const priceCents = told && chargedTotal(next, told, then, of);
    return { ...bill, isOtherPlan: true, plan: next, priceCents };
  }
  if (then === now || plan === null) return null;
  const total = amount && amount - channelCents(plan, now) + channelCents(plan, then);
  const priceCents = total && chargedTotal(plan, total, then, of);
  return { ...bill, isOtherPlan: false, plan, priceCents };
};

/** When the change comes, in a sentence or two. */
export const comingText = (
  { subscription }: Pick<Account, 'subscription'>,
  title: string,
  { isOtherPlan, plan, extraChannels, on }: ComingChange,
): string => {
  if (isOtherPlan) return `You stay on ${title} until ${dateText(on)}. ${plan.name} starts that day.`;
  const now = extraChannelsText(subscription?.extra_channels ?? 0);
  return `You keep ${now} until ${dateText(on)}. Then you have ${extraChannels === 0 ? 'none' : extraChannels}.`;
};

/** The first bill of what follows, where the card pays less of it than the price. */
export const comingFacts = ({ plan, on, amountCents, priceCents }: ComingChange, prices: ChargedPrices) => {
  const credit = creditFacts(priceCents, amountCents);
  if (credit.length === 0 || priceCents === null || amountCents === null || plan.billingPeriod === null)
    return [];
  return [
    { label: `Price of ${plan.name}`, value: periodText(priceCents, plan.billingPeriod, prices) },
    ...credit,
    { label: `To pay on ${dayText(on)}`, value: moneyText(amountCents) },
  ];
};

/** What the plan costs until then; null for Pro that another plan follows: its price is not in the list. */
const costNow = (
  subscription: Account['subscription'],
  plan: Plan,
  { isOtherPlan }: ComingChange,
  { of }: ChargedPrices,
): number | null => {
  const extra = subscription?.extra_channels ?? 0;
  if (!isOtherPlan && subscription?.amount != null) return chargedTotal(plan, subscription.amount, extra, of);
  const listCents = plan.amountCents + channelCents(plan, extra);
  return plan.product === 'pro' ? null : chargedTotal(plan, listCents, extra, of);
};

const withPrice = (plan: Plan, extra: number, costCents: number | null, prices: ChargedPrices): string => {
  const name = `${plan.name}${withChannels(extra)}`;
  return costCents === null || plan.billingPeriod === null
    ? name
    : `${name}, ${periodText(costCents, plan.billingPeriod, prices)}`;
};

/** What is now, and what comes then. */
export const scheduleOf = (
  { subscription }: Pick<Account, 'subscription'>,
  plan: Plan | null,
  coming: ComingChange,
  prices: ChargedPrices,
): PlanSchedule => {
  const { plan: next, extraChannels, priceCents, amountCents, on } = coming;
  const listCents = next.amountCents + channelCents(next, extraChannels);
  const cost =
    Math.max(priceCents ?? 0, amountCents ?? 0) || chargedTotal(next, listCents, extraChannels, prices.of);
  const extra = subscription?.extra_channels ?? 0;
  return {
    until: {
      label: `Until ${dayText(on)}`,
      value: plan === null ? '' : withPrice(plan, extra, costNow(subscription, plan, coming, prices), prices),
    },
    from: { label: `From ${dayText(on)}`, value: withPrice(next, extraChannels, cost, prices) },
  };
};

/** A pause that waits for the end of what is paid for: what is now, and what is then. */
export const pauseScheduleOf = (
  { subscription }: Pick<Account, 'subscription'>,
  plan: Plan | null,
  { on, until }: Extract<SubscriptionState, { kind: 'pauses' }>,
  amountCents: number | null,
  prices: ChargedPrices,
): PlanSchedule => ({
  until: {
    label: `Until ${dayText(on)}`,
    value: plan === null ? '' : withPrice(plan, subscription?.extra_channels ?? 0, amountCents, prices),
  },
  from: {
    label: `From ${dayText(on)}`,
    value: until === null ? 'Paused' : `Paused until ${dateText(until)}`,
  },
});
