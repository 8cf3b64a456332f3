import {
  type Account,
  amountPerPeriodText,
  type BillingPeriod,
  cents,
  dateText,
  isPlanCode,
  moneyText,
  type Plan,
  plans,
  type SubscriptionState,
  subscriptionText,
  tierDisplay,
  tierDisplayNames,
} from '@backbeat/domain';
import type { IconComponent } from '@backbeat/ui';
import { CheckIcon, ClockIcon, PauseIcon, TriangleExclamationPointIcon, XIcon } from '@backbeat/ui/icons';
import type { ChargedPrices } from '../../checkout/index.ts';
import { accountState } from '../../session/index.ts';
import { keptText } from './keptMonths.ts';
import { dayText } from './planChangeWords.ts';
import { paidTerm, type TermCells, trialTerm } from './termCells.ts';

/** Everything that the subscription card shows, ready to draw. */
export interface SubscriptionPanel {
  readonly state: SubscriptionState;
  readonly title: string;
  readonly text: string;
  readonly tone: 'plain' | 'current' | 'warn' | 'wait';
  readonly badge: {
    readonly tone: 'plain' | 'teal' | 'pink' | 'sun';
    readonly icon: IconComponent;
    readonly text: string;
  } | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly term: TermCells | null;
  /** Another plan comes next: what is now, and what is then. */
  readonly schedule: PlanSchedule | null;
}

/** Two plans, one after the other. */
export interface PlanSchedule {
  readonly until: { readonly label: string; readonly value: string };
  readonly from: { readonly label: string; readonly value: string };
}

/** The plan behind a subscription, when the server names one that we know. */
export const planOf = ({ subscription }: Pick<Account, 'subscription'>): Plan | null => {
  const code = subscription?.plan_code;
  return code !== undefined && code !== null && isPlanCode(code) ? plans[code] : null;
};

const looks = {
  free: { tone: 'plain', badge: null },
  'no-data': { tone: 'current', badge: { tone: 'teal', icon: CheckIcon, text: 'Current plan' } },
  trial: { tone: 'current', badge: { tone: 'sun', icon: ClockIcon, text: 'Free trial' } },
  renews: { tone: 'current', badge: { tone: 'teal', icon: CheckIcon, text: 'Current plan' } },
  'past-due': {
    tone: 'warn',
    badge: { tone: 'pink', icon: TriangleExclamationPointIcon, text: 'Payment failed' },
  },
  extended: { tone: 'wait', badge: { tone: 'sun', icon: ClockIcon, text: 'Ends with your stream' } },
  pauses: { tone: 'wait', badge: { tone: 'sun', icon: ClockIcon, text: 'Pause is set' } },
  paused: { tone: 'plain', badge: { tone: 'plain', icon: PauseIcon, text: 'Paused' } },
  canceled: { tone: 'plain', badge: { tone: 'plain', icon: XIcon, text: 'Cancelled' } },
  humble: { tone: 'current', badge: { tone: 'teal', icon: CheckIcon, text: 'Current plan' } },
  gift: { tone: 'current', badge: { tone: 'sun', icon: CheckIcon, text: 'Gift month' } },
} as const satisfies Record<string, Pick<SubscriptionPanel, 'tone' | 'badge'>>;

/** What is overdue, when it is tried again, and until when that goes on. */
const overdueFacts = (
  { past_due: bill = null }: NonNullable<Account['subscription']>,
  until: string | null,
  atMs: number,
) => [
  ...(bill === null ? [] : [{ label: 'Amount due', value: moneyText(cents(bill.amount)) }]),
  ...(bill?.next_try_at != null && Date.parse(bill.next_try_at) > atMs
    ? [{ label: 'Next try', value: dateText(bill.next_try_at) }]
    : []),
  ...(until === null ? [] : [{ label: 'Pay by', value: dateText(until) }]),
];

/**
 * What a period costs. The next bill may be smaller: a code or what is left of an earlier plan pays for it. It is larger
 * by its tax alone, unless it is for another price.
 */
const priceOf = (subscription: Account['subscription'], of: ChargedPrices['of']): number | null => {
  if (subscription === null) return null;
  const { amount = null, next_billing_period_amount: next, pending_plan_code, pending_price } = subscription;
  if (amount === null) return next;
  const isOther = next === null || pending_plan_code != null || pending_price != null;
  return isOther ? of(amount) : Math.max(of(amount), next);
};

/** What a period costs, and what of tax is in it. */
const periodText = (amountCents: number, period: BillingPeriod, { note }: Pick<ChargedPrices, 'note'>) =>
  `${amountPerPeriodText(cents(amountCents), period)}${note === '' ? '' : `, ${note}`}`;

/** What of a bill is paid without the card; nothing where the card pays all of it. */
const creditFacts = (priceCents: number | null, chargedCents: number | null) =>
  priceCents === null || chargedCents === null || chargedCents >= priceCents
    ? []
    : [{ label: 'Credit and codes', value: `−${moneyText(cents(priceCents - chargedCents))}` }];

const factsOf = (
  { user, subscription }: Account,
  state: SubscriptionState,
  plan: Plan | null,
  atMs: number,
  prices: ChargedPrices,
) => {
  if (state.kind === 'past-due' && subscription !== null)
    return overdueFacts(subscription, state.until, atMs);
  const amount = priceOf(subscription, prices.of);
  const price =
    amount === null || state.kind === 'ends' || state.kind === 'paused' || state.kind === 'pauses'
      ? []
      : [
          {
            label: 'Price',
            value: plan?.billingPeriod
              ? periodText(amount, plan.billingPeriod, prices)
              : moneyText(cents(amount)),
          },
        ];
  const next =
    state.kind === 'renews' && state.on !== null
      ? [...creditFacts(amount, state.amountCents), { label: 'Next payment', value: dateText(state.on) }]
      : [];
  const since = user.created_at === null ? [] : [{ label: 'Member since', value: dateText(user.created_at) }];
  return price.length + next.length === 0 ? [] : [...price, ...next, ...since];
};

/** Nothing has been charged yet: also true of a trial that was cancelled. */
const isUncharged = ({ subscription }: Account, atMs: number): boolean =>
  subscription?.first_billing_date != null && Date.parse(subscription.first_billing_date) > atMs;

const termOf = (account: Account, state: SubscriptionState, atMs: number): TermCells | null => {
  const period = planOf(account)?.billingPeriod ?? null;
  if (state.kind === 'trial') return trialTerm(state.endsOn, atMs);
  if (state.kind === 'ends' && state.on !== null && isUncharged(account, atMs))
    return trialTerm(state.on, atMs);
  if ((state.kind === 'renews' || state.kind === 'ends') && state.on !== null)
    return paidTerm(state.on, period, atMs);
  return null;
};

/** The plan that waits for the next bill, and when that is. */
const pendingPlanOf = ({ subscription }: Account, state: SubscriptionState, of: ChargedPrices['of']) => {
  const code = subscription?.pending_plan_code ?? null;
  if (state.kind !== 'renews' || state.on === null || code === null || !isPlanCode(code)) return null;
  const { pending_amount: price = null } = subscription ?? {};
  return { plan: plans[code], on: state.on, amountCents: state.amountCents, priceCents: price && of(price) };
};

type Pending = NonNullable<ReturnType<typeof pendingPlanOf>>;

/** The first bill of the plan that follows, where the card pays less of it than the price. */
const pendingFacts = ({ plan, on, amountCents, priceCents }: Pending, prices: ChargedPrices) => {
  const credit = creditFacts(priceCents, amountCents);
  if (credit.length === 0 || priceCents === null || amountCents === null || plan.billingPeriod === null)
    return [];
  return [
    { label: `Price of ${plan.name}`, value: periodText(priceCents, plan.billingPeriod, prices) },
    ...credit,
    { label: `To pay on ${dayText(on)}`, value: moneyText(amountCents) },
  ];
};

const scheduleOf = (plan: Plan | null, pending: Pending, prices: ChargedPrices): PlanSchedule => {
  const { name, billingPeriod, amountCents: listCents } = pending.plan;
  const { priceCents, amountCents } = pending;
  const cost = Math.max(priceCents ?? 0, amountCents ?? 0) || prices.of(listCents);
  const price = billingPeriod === null ? '' : `, ${periodText(cost, billingPeriod, prices)}`;
  const now =
    plan === null || plan.billingPeriod === null || plan.product === 'pro'
      ? (plan?.name ?? '')
      : `${plan.name}, ${periodText(prices.of(plan.amountCents), plan.billingPeriod, prices)}`;
  return {
    until: { label: `Until ${dayText(pending.on)}`, value: now },
    from: { label: `From ${dayText(pending.on)}`, value: `${name}${price}` },
  };
};

/** A pause that waits for the end of what is paid for: what is now, and what is then. */
const pauseScheduleOf = (
  plan: Plan | null,
  { on, until }: Extract<SubscriptionState, { kind: 'pauses' }>,
  amountCents: number | null,
  prices: ChargedPrices,
): PlanSchedule => {
  const price =
    plan?.billingPeriod && amountCents !== null
      ? `, ${periodText(amountCents, plan.billingPeriod, prices)}`
      : '';
  return {
    until: { label: `Until ${dayText(on)}`, value: `${plan?.name ?? ''}${price}` },
    from: {
      label: `From ${dayText(on)}`,
      value: until === null ? 'Paused' : `Paused until ${dateText(until)}`,
    },
  };
};

/** Pro that was bought for a smaller audience than the channels have: what it costs, from when, and the way out. */
const newPriceOf = (
  { subscription }: Account,
  plan: Plan | null,
  state: SubscriptionState,
  prices: ChargedPrices,
) => {
  const price = subscription?.pending_price ?? null;
  if (price === null || plan === null || plan.billingPeriod === null) return null;
  const before = periodText(prices.of(price.from_amount), plan.billingPeriod, prices);
  const after = periodText(prices.of(price.amount), plan.billingPeriod, prices);
  const day = dayText(price.starts_at);
  const goesOn = state.kind === 'renews' ? '' : `${subscriptionText(state)} `;
  return {
    text:
      `${goesOn}Your channels have a larger audience than ${plan.name} was bought for. From ` +
      `${dateText(price.starts_at)} it costs ${after} (tier ${price.audience_tier}). Until then nothing ` +
      'changes, and you can cancel.',
    badge: { tone: 'sun', icon: ClockIcon, text: `New price on ${day}` },
    schedule: {
      until: { label: `Until ${day}`, value: `${plan.name}, ${before}` },
      from: { label: `From ${day}`, value: `${plan.name}, ${after}` },
    },
  } as const;
};

/**
 * What the subscription card says about an account.
 *
 * @param atMs now, in epoch milliseconds; only the picture of the time left depends on it
 * @param prices how the account's `panelPrices` are charged
 */
export const subscriptionPanel = (
  account: Account,
  atMs: number,
  prices: ChargedPrices = { of: cents, note: '' },
): SubscriptionPanel => {
  const { user } = account;
  const plan = planOf(account);
  const state = accountState(account);
  const look = looks[state.kind === 'ends' ? state.reason : state.kind];
  const pending = pendingPlanOf(account, state, prices.of);
  const isOver = state.kind === 'free' || state.kind === 'no-data';
  const title = isOver
    ? tierDisplayNames[tierDisplay(user.tier)]
    : (plan?.name ?? tierDisplayNames[tierDisplay(user.tier)]);
  if (pending !== null) {
    return {
      state,
      title,
      text: `You stay on ${title} until ${dateText(pending.on)}. ${pending.plan.name} starts that day.`,
      tone: 'wait',
      badge: { tone: 'sun', icon: ClockIcon, text: `Change on ${dayText(pending.on)}` },
      facts: pendingFacts(pending, prices),
      term: null,
      schedule: scheduleOf(plan, pending, prices),
    };
  }
  if (state.kind === 'pauses') {
    return {
      state,
      title,
      text: `You stay on ${title} until ${dateText(state.on)}. Then nothing is charged and nothing is covered.`,
      tone: look.tone,
      badge: { tone: 'sun', icon: ClockIcon, text: `Pause on ${dayText(state.on)}` },
      facts: [],
      term: null,
      schedule: pauseScheduleOf(plan, state, priceOf(account.subscription, prices.of), prices),
    };
  }
  const newPrice = newPriceOf(account, plan, state, prices);
  if (newPrice !== null) {
    const isFailing = state.kind === 'past-due';
    const { text, schedule, badge } = newPrice;
    const how = isFailing ? look : ({ tone: 'wait', badge } as const);
    return { state, title, text, ...how, facts: [], term: null, schedule };
  }
  return {
    state,
    title,
    text: subscriptionText(state) + (state.kind === 'ends' ? keptText(account.kept_gift_months ?? 0) : ''),
    tone: look.tone,
    badge: look.badge,
    facts: isOver || state.kind === 'extended' ? [] : factsOf(account, state, plan, atMs, prices),
    term: termOf(account, state, atMs),
    schedule: null,
  };
};
