import type { Account, User } from '@backbeat/domain';
import { dayMs } from '@backbeat/domain';
import type { PersonId, Traits } from './AnalyticsTool.ts';

/**
 * Whom the tools hear about: a signed-in person by guid, everybody else as one.
 *
 * @example personId(null) // → 'anonymous'
 */
export const personId = (user: Pick<User, 'guid'> | null): PersonId => user?.guid ?? 'anonymous';

/** What product analytics knows of a person. */
export const analyticsTraits = (user: User): Traits => ({
  user_id: user.user_id,
  guid: user.guid,
  test: user.test,
  email: user.email,
  plan_type: user.tier,
  username: user.username,
});

/**
 * Whole days since the first payment; null before it, and when there was none.
 *
 * @example daysSinceFirstBilling('2026-11-01T12:00:00Z', Date.UTC(2026, 10, 21)) // → 19
 */
export const daysSinceFirstBilling = (firstBillingDate: string | null, atMs: number): number | null => {
  const firstMs = firstBillingDate === null ? Number.NaN : Date.parse(firstBillingDate);
  return firstMs <= atMs ? Math.floor((atMs - firstMs) / dayMs) : null;
};

/** What the tool that looks after customers knows of a person. */
export const customerTraits = ({ user, subscription }: Account, atMs: number): Traits => {
  const firstBillingDate = subscription?.first_billing_date ?? null;
  return {
    email: user.email,
    guid: user.guid,
    plan_type: user.tier,
    created_at: user.created_at,
    hash: user.hash,
    first_billing_date: firstBillingDate,
    days_since_first_billing: daysSinceFirstBilling(firstBillingDate, atMs),
  };
};
