import { type Account, amountPerPeriodText, planByKey, tierDisplay } from '@backbeat/domain';
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
  const period = planOf({ subscription })?.billingPeriod ?? null;
  return {
    text: `${period === null ? '' : paidTexts[period]}Prices, changes and cancelling are on the subscription page.`,
    label: 'View details',
    href: '/settings/subscription',
    isInvitation: false,
  };
};
