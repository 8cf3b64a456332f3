import {
  type Account,
  amountPerPeriodText,
  planByKey,
  type SubscriptionProvider,
  tierDisplay,
} from '@backbeat/domain';
import { planOf } from './subscriptionPanel.ts';

/** The last line of the overview's tier card: a sentence and the one button. */
export interface OverviewFoot {
  readonly text: string;
  readonly label: 'Get Premium' | 'View details';
  readonly href: '/pricing' | '/settings/subscription';
  readonly isInvitation: boolean;
}

const premiumMonthly = amountPerPeriodText(planByKey.PREMIUM_YEARLY.monthlyEquivalentCents, 'monthly');

const paidTexts = { yearly: 'Paid yearly. ', monthly: 'Paid monthly. ' } as const;

/** Whoever else bills or gave it: nothing of it can be changed or cancelled here. */
const managedTexts = {
  streamlabs: 'Your plan is part of Streamlabs. The subscription page says how to change or cancel it.',
  recurly: 'The subscription page leads to the billing page, where it is changed and cancelled.',
  humble: 'It came with a Humble bundle. Nothing is charged for it.',
  gift: 'This month is a gift. Nothing is charged for it.',
} as const satisfies Record<SubscriptionProvider, string>;

/** What the subscription page is for, of a plan that runs. */
const standingText = (subscription: Account['subscription']): string => {
  if (subscription?.provider != null) return managedTexts[subscription.provider];
  if (subscription?.state === 'canceled')
    return 'Until then the subscription page takes the cancellation back.';
  const period = planOf({ subscription })?.billingPeriod ?? null;
  return `${period === null ? '' : paidTexts[period]}Prices, changes and cancelling are on the subscription page.`;
};

/**
 * Free is invited to Premium, everybody else finds the details.
 *
 * @example overviewFoot({ user: { tier: 'free' }, subscription: null }).label // → 'Get Premium'
 */
export const overviewFoot = ({
  user,
  subscription,
}: {
  readonly user: Pick<Account['user'], 'tier' | 'extended_until'>;
  readonly subscription: Account['subscription'];
}): OverviewFoot => {
  if (user.extended_until != null) {
    return {
      text: 'Then you are on Free. The subscription page has the way on.',
      label: 'View details',
      href: '/settings/subscription',
      isInvitation: false,
    };
  }
  if (subscription?.state === 'paused') {
    return {
      text: 'You are on Free until then. The subscription page resumes it on any day before.',
      label: 'View details',
      href: '/settings/subscription',
      isInvitation: false,
    };
  }
  if (tierDisplay(user.tier) === 'free') {
    return {
      text: `Premium takes the chatbot away and opens every station. ${premiumMonthly}, paid yearly.`,
      label: 'Get Premium',
      href: '/pricing',
      isInvitation: true,
    };
  }
  if (subscription?.state === 'past_due') {
    return {
      text: 'The subscription page takes another card, and your plan goes on.',
      label: 'View details',
      href: '/settings/subscription',
      isInvitation: false,
    };
  }
  return {
    text: standingText(subscription),
    label: 'View details',
    href: '/settings/subscription',
    isInvitation: false,
  };
};
