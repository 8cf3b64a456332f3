import {
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
import type { Account } from '@backbeat/sdk/contract';
import type { IconComponent } from '@backbeat/ui';
import { CheckIcon, ClockIcon, PauseIcon, TriangleExclamationPointIcon, XIcon } from '@backbeat/ui/icons';
import type { ChargedPrices } from '../../checkout/index.ts';
import { accountState } from '../../session/index.ts';
import {
  comingChangeOf,
  comingFacts,
  comingText,
  type PlanSchedule,
  pauseScheduleOf,
  scheduleOf,
} from './comingChange.ts';
import { keptText } from './keptMonths.ts';
import { creditFacts, periodText, priceOf } from './periodPrice.ts';
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

const factsOf = (
  { user, subscription }: Account,
  state: SubscriptionState,
  plan: Plan | null,
  atMs: number,
  prices: ChargedPrices,
) => {
  if (state.kind === 'past-due' && subscription !== null)
    return overdueFacts(subscription, state.until, atMs);
  const amount = priceOf(subscription, plan, prices.of);
  const { extra_channels: extra = null } = subscription ?? {};
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
          ...(extra === null || extra === 0 ? [] : [{ label: 'Extra channels', value: String(extra) }]),
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
  const coming = comingChangeOf(account, plan, state, prices.of);
  const isOver = state.kind === 'free' || state.kind === 'no-data';
  const title = isOver
    ? tierDisplayNames[tierDisplay(user.tier)]
    : (plan?.name ?? tierDisplayNames[tierDisplay(user.tier)]);
  const newPrice = newPriceOf(account, plan, state, prices);
  // A higher price has to be told, also where the number of channels changes with it.
  if (coming !== null && newPrice === null) {
    return {
      state,
      title,
      text: comingText(account, title, coming),
      tone: 'wait',
      badge: { tone: 'sun', icon: ClockIcon, text: `Change on ${dayText(coming.on)}` },
      facts: comingFacts(coming, prices),
      term: null,
      schedule: scheduleOf(account, plan, coming, prices),
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
      schedule: pauseScheduleOf(account, plan, state, priceOf(account.subscription, plan, prices.of), prices),
    };
  }
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
