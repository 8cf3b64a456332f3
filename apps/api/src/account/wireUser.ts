import type { Endpoints, ResponseOf } from '@backbeat/sdk/contract';
import type { SubscriptionRow } from '../premium/accountTier.ts';
import type { UserRow } from '../session/Session.ts';

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

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The subscription as the wire carries it: amounts in cents, dates in ISO 8601. */
export const wireSubscription = (row: SubscriptionRow): NonNullable<Account['subscription']> => ({
  state: row.state,
  provider: row.provider,
  plan_code: row.planCode,
  pending_plan_code: row.pendingPlanCode,
  next_billing_period_amount: row.nextBillingPeriodAmountCents,
  next_billing_date: iso(row.nextBillingDate),
  paid_through_date: iso(row.paidThroughDate),
  edit_token: row.editToken,
  first_billing_date: iso(row.firstBillingDate),
});
