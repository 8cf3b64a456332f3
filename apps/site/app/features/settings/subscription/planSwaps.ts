import {
  type AccountTier,
  type BillingPeriod,
  buyerTier,
  checkoutPath,
  moneyText,
  type PlanCode,
  type Product,
  planButtonState,
  planFor,
  plans,
} from '@backbeat/domain';
import type { Account } from '@backbeat/sdk/contract';
import type { ChargedPrices } from '../../checkout/index.ts';
import { isRenewing, ownPlan } from '../../session/index.ts';
import { planOf } from './subscriptionPanel.ts';

/** How somebody gets another plan: by buying one, by moving the one they have, or somewhere else. */
export type SwapRule =
  | 'buy'
  | 'change'
  | 'channels'
  | 'leaving'
  | 'settle-first'
  | 'paused'
  | 'managed'
  | 'complete';

/**
 * How an account gets another plan. A plan that was bought here and renews is moved, so that nobody pays twice;
 * one that other companies bill is changed there.
 *
 * @example swapRule({ user: { tier: 'free' }, subscription: null }) // → 'buy'
 */
export const swapRule = (account: {
  readonly user: Pick<Account['user'], 'tier' | 'extended_until'>;
  readonly subscription: Account['subscription'];
  readonly deletes_at?: Account['deletes_at'];
}): SwapRule => {
  const { user, subscription } = account;
  if (account.deletes_at != null) return 'leaving';
  if (subscription?.state === 'past_due') return 'settle-first';
  if (subscription?.state === 'paused' || subscription?.pauses_at != null) return 'paused';
  if (ownPlan(account) !== null) return subscription?.pending_extra_channels == null ? 'change' : 'channels';
  const { provider = null } = subscription ?? {};
  if (isRenewing(subscription) && (provider === 'recurly' || provider === 'streamlabs')) return 'managed';
  return swapProducts.every((product) => !isOffered(buyerTier(user), planFor(product, 'monthly').code))
    ? 'complete'
    : 'buy';
};

const swapProducts = ['pro', 'premium', 'download'] as const;

const isOffered = (tier: AccountTier, code: PlanCode) =>
  planButtonState({ session: { tier }, planCode: code }).action === 'checkout';

/**
 * The period that other plans are shown at first: the one that the person pays by, renewing or not.
 *
 * @example startingPeriod({ subscription: null }) // → 'monthly'
 */
export const startingPeriod = (account: Pick<Account, 'subscription'>): BillingPeriod =>
  planOf(account)?.billingPeriod ?? 'monthly';

/** A plan that the person could have instead. */
export interface PlanSwap {
  readonly planCode: PlanCode;
  readonly name: string;
  readonly text: string;
  readonly listCents: number;
  /** Pro costs more for larger audiences. */
  readonly isFrom: boolean;
  readonly periodText: 'per month' | 'per year';
  /** What the button says; null for a plan that needs no button. */
  readonly label: string | null;
  /** In place of a button. */
  readonly badge: 'Current plan' | 'Comes next' | null;
  /** Where it is bought; null where it is changed on this page. */
  readonly href: string | null;
  readonly isUpgrade: boolean;
}

const texts = {
  premium: 'Every station for your stream, without the chatbot.',
  download: 'Downloads, with limited streaming on some stations.',
  pro: 'Adds downloads and tracks cleared for YouTube.',
} as const satisfies Partial<Record<Product, string>>;

const periodTexts = { monthly: 'per month', yearly: 'per year' } as const;

const rowOf = (product: (typeof swapProducts)[number], period: BillingPeriod) => {
  const { code, name, amountCents } = planFor(product, period);
  return {
    planCode: code,
    name,
    text: texts[product],
    listCents: amountCents,
    isFrom: product === 'pro',
    periodText: periodTexts[period],
  };
};

/**
 * What a plan costs, in words.
 *
 * @param of what a list price is charged as
 */
export const swapPriceText = (
  { listCents, isFrom }: Pick<PlanSwap, 'listCents' | 'isFrom'>,
  of: ChargedPrices['of'],
): string => `${isFrom ? 'from ' : ''}${moneyText(of(listCents)).replace(/\.00$/, '')}`;

/**
 * The plans that can be bought, the largest first. Plans that the tier has already are left out.
 *
 * @example buyableSwaps('premStream', 'monthly').map(({ name }) => name) // → ['Pro', 'Download']
 */
export const buyableSwaps = (tier: AccountTier, period: BillingPeriod): readonly PlanSwap[] =>
  swapProducts.flatMap((product) => {
    const row = rowOf(product, period);
    if (!isOffered(tier, row.planCode)) return [];
    const { label } = planButtonState({ session: { tier }, planCode: row.planCode });
    const href = checkoutPath(row.planCode);
    return [{ ...row, label, badge: null, href, isUpgrade: label === 'Upgrade now' }];
  });

const switchLabels = { monthly: 'Switch to monthly', yearly: 'Switch to yearly' } as const;

/** The plans that a running subscription can move to, its own included: at another period, or marked. */
export const changeableSwaps = (
  current: PlanCode,
  pending: string | null,
  period: BillingPeriod,
): readonly PlanSwap[] =>
  swapProducts.map((product) => {
    const row = rowOf(product, period);
    const own = plans[current].product;
    const isUpgrade = product === 'pro' && own !== 'pro';
    const badge = row.planCode === current ? 'Current plan' : row.planCode === pending ? 'Comes next' : null;
    const change = isUpgrade ? 'Upgrade now' : 'Change plan';
    const label = product === own ? switchLabels[period] : change;
    return {
      ...row,
      label: badge === null ? label : null,
      badge,
      href: null,
      isUpgrade: isUpgrade && badge === null,
    };
  });
