import {
  type Account,
  type SubscriptionProvider,
  type SubscriptionState,
  tierDisplay,
} from '@backbeat/domain';
import { accountState } from '../../session/index.ts';
import { planOf } from './subscriptionPanel.ts';

/** The last line of the overview's tier card: a sentence and the one button. */
export interface OverviewFoot {
  readonly text: string;
  readonly label: 'Get Premium' | 'View details';
  readonly href: '/pricing' | '/settings/subscription';
  readonly isInvitation: boolean;
}

const paidTexts = { yearly: 'Paid yearly. ', monthly: 'Paid monthly. ' } as const;

/** Whoever else bills or gave it: nothing of it can be changed or cancelled here. */
const managedTexts = {
  streamlabs: 'Your plan is part of Streamlabs. The subscription page says how to change or cancel it.',
  recurly: 'The subscription page leads to the billing page, where it is changed and cancelled.',
  humble: 'It came with a Humble bundle. Nothing is charged for it.',
  gift: 'This month is a gift. Nothing is charged for it.',
} as const satisfies Record<SubscriptionProvider, string>;

/** What the overview says of a state; null where how it is paid is all there is to say. */
const stateTexts = {
  free: null,
  'no-data': null,
  trial: null,
  renews: null,
  pauses: null,
  ends: 'Until then the subscription page takes the cancellation back.',
  extended: 'Then you are on Free. The subscription page has the way on.',
  paused: 'You are on Free until then. The subscription page resumes it on any day before.',
  'past-due': 'The subscription page takes another card, and your plan goes on.',
} as const satisfies Record<SubscriptionState['kind'], string | null>;

/** In these it does not matter who bills. */
const isForAll: ReadonlySet<SubscriptionState['kind']> = new Set(['extended', 'paused', 'past-due']);

const paidText = (subscription: Account['subscription']): string => {
  const period = planOf({ subscription })?.billingPeriod ?? null;
  return `${period === null ? '' : paidTexts[period]}Prices, changes and cancelling are on the subscription page.`;
};

/**
 * Free is invited to Premium, everybody else finds the details.
 *
 * @example overviewFoot({ user: { tier: 'free' }, subscription: null }).label // → 'Get Premium'
 */
export const overviewFoot = (account: Parameters<typeof accountState>[0]): OverviewFoot => {
  const { user, subscription } = account;
  const { kind } = accountState(account);
  if (tierDisplay(user.tier) === 'free' && kind !== 'extended' && kind !== 'paused') {
    return {
      // No price: the page that it leads to names them, and with tax it would have to be asked for.
      text: 'Premium takes the chatbot away and opens every station.',
      label: 'Get Premium',
      href: '/pricing',
      isInvitation: true,
    };
  }
  const provider = isForAll.has(kind) ? null : (subscription?.provider ?? null);
  return {
    text: provider === null ? (stateTexts[kind] ?? paidText(subscription)) : managedTexts[provider],
    label: 'View details',
    href: '/settings/subscription',
    isInvitation: false,
  };
};
