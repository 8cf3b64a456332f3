import {
  type Account,
  amountPerPeriodText,
  cents,
  dateText,
  isPlanCode,
  moneyText,
  type Plan,
  plans,
  type SubscriptionState,
  subscriptionState,
  subscriptionText,
  tierDisplay,
  tierDisplayNames,
} from '@backbeat/domain';
import { paidTerm, type TermCells, trialTerm } from './termCells.ts';

/** Everything that the subscription card shows, ready to draw. */
export interface SubscriptionPanel {
  readonly state: SubscriptionState;
  readonly title: string;
  readonly text: string;
  readonly tone: 'plain' | 'current' | 'warn';
  readonly badge: {
    readonly tone: 'plain' | 'teal' | 'pink' | 'sun';
    readonly icon: BadgeIcon;
    readonly text: string;
  } | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly term: TermCells | null;
}

type BadgeIcon = 'check' | 'clock' | 'close' | 'warning';

/** The plan behind a subscription, when the server names one that we know. */
export const planOf = ({ subscription }: Pick<Account, 'subscription'>): Plan | null => {
  const code = subscription?.plan_code;
  return code !== undefined && code !== null && isPlanCode(code) ? plans[code] : null;
};

const looks = {
  free: { tone: 'plain', badge: null },
  'no-data': { tone: 'current', badge: { tone: 'teal', icon: 'check', text: 'Current plan' } },
  trial: { tone: 'current', badge: { tone: 'sun', icon: 'clock', text: 'Free trial' } },
  renews: { tone: 'current', badge: { tone: 'teal', icon: 'check', text: 'Current plan' } },
  'past-due': { tone: 'warn', badge: { tone: 'pink', icon: 'warning', text: 'Payment failed' } },
  canceled: { tone: 'plain', badge: { tone: 'plain', icon: 'close', text: 'Cancelled' } },
  humble: { tone: 'current', badge: { tone: 'teal', icon: 'check', text: 'Current plan' } },
} as const satisfies Record<string, Pick<SubscriptionPanel, 'tone' | 'badge'>>;

const factsOf = ({ user, subscription }: Account, state: SubscriptionState, plan: Plan | null) => {
  const amount = subscription?.next_billing_period_amount ?? null;
  const price =
    amount === null || state.kind === 'ends'
      ? []
      : [
          {
            label: 'Price',
            value: plan?.billingPeriod
              ? amountPerPeriodText(cents(amount), plan.billingPeriod)
              : moneyText(cents(amount)),
          },
        ];
  const next =
    state.kind === 'renews' && state.on !== null
      ? [{ label: 'Next payment', value: dateText(state.on) }]
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

/**
 * What the subscription card says about an account.
 *
 * @param atMs now, in epoch milliseconds; only the picture of the time left and the word "trial" depend on it
 */
export const subscriptionPanel = (account: Account, atMs: number): SubscriptionPanel => {
  const { user, subscription } = account;
  const plan = planOf(account);
  const state = subscriptionState({ tier: user.tier, subscription, atMs });
  const look = looks[state.kind === 'ends' ? state.reason : state.kind];
  const isOver = state.kind === 'free' || state.kind === 'no-data';
  return {
    state,
    title: isOver
      ? tierDisplayNames[tierDisplay(user.tier)]
      : (plan?.name ?? tierDisplayNames[tierDisplay(user.tier)]),
    text: subscriptionText(state),
    tone: look.tone,
    badge: look.badge,
    facts: isOver ? [] : factsOf(account, state, plan),
    term: termOf(account, state, atMs),
  };
};
