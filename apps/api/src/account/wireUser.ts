import { type PendingPrice, tierPaidBy } from '@backbeat/domain';
import type { Endpoints, ResponseOf } from '@backbeat/sdk/contract';
import { resumeDate, type SubscriptionRow } from '../billing/accountTier.ts';
import { nextPriceCents, priceCents } from '../billing/periodPrice.ts';
import { toldPriceOf } from '../billing/toldPrice.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';

type Account = ResponseOf<Endpoints['account']>;

/** The account as the wire carries it. */
export const wireUser = (user: UserRow): Account['user'] => ({
  guid: user.guid,
  avatar: user.avatar,
  tier: user.tier,
  hash: user.hash,
  username: user.username,
  display_name: user.displayName,
  email: user.email ?? '',
  created_at: user.createdAt.toISOString(),
  user_id: user.id,
  test: user.test,
});

/** A price that was told: the audience tier was bought too low. */
const pendingPriceOf = (row: SubscriptionRow): PendingPrice | null => {
  const told = toldPriceOf(row);
  const tier = told === null ? null : tierPaidBy(row.planCode, told.cents);
  if (told === null || tier === null) return null;
  const { fromCents, cents, startsAt } = told;
  return { audience_tier: tier, from_amount: fromCents, amount: cents, starts_at: startsAt.toISOString() };
};

/** The player shows this beside the user: an unpaid renewal, and when access ends. */
export const wirePastDue = (
  subscription: SubscriptionRow | null,
): NonNullable<ResponseOf<Endpoints['me']>['past_due']> | null =>
  subscription?.state === 'past_due' ? { access_ends_at: isoOrNull(subscription.paidThroughDate) } : null;

/** The subscription as the wire carries it: amounts in cents, dates in ISO 8601. */
export const wireSubscription = (row: SubscriptionRow): NonNullable<Account['subscription']> => ({
  state: row.state,
  provider: row.provider,
  plan_code: row.planCode,
  pending_plan_code: row.pendingPlanCode,
  pending_amount: row.pendingPlanCode === null ? null : nextPriceCents(row),
  pending_price: pendingPriceOf(row),
  pauses_at: isoOrNull(row.pausesAt),
  resumes_at: isoOrNull(resumeDate(row)),
  amount: priceCents(row),
  extra_channels: row.extraChannels,
  pending_extra_channels: row.pendingExtraChannels,
  next_billing_period_amount: row.nextBillingPeriodAmountCents,
  next_billing_date: isoOrNull(row.pausesAt === null ? row.nextBillingDate : resumeDate(row)),
  paid_through_date: isoOrNull(row.paidThroughDate),
  past_due:
    row.overdueCents === null ? null : { amount: row.overdueCents, next_try_at: isoOrNull(row.nextTryAt) },
  card_expires: row.cardExpires,
  edit_token: row.editToken,
  first_billing_date: isoOrNull(row.firstBillingDate),
});
