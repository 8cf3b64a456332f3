import { eq } from 'drizzle-orm';
import type { BillingSync } from '../billing/createBillingSync.ts';
import type { DbDeps } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import type { Attempt, CheckoutAttempts } from './checkoutAttempts.ts';

/** A purchase that the provider does not have this long after it was sent has not happened. */
const givenUpAfterMs = 90_000;

/** The outcome of an attempt without a lease. */
export type Settlement = 'succeeded' | 'released' | 'open';

/**
 * Settles an attempt without an answer. It succeeds if the provider has the purchase. If not, it stays open for a
 * while, since the call may be on its way, and is then released.
 *
 * @throws BillingUnavailable when the provider cannot be read
 */
export const settleAttempt = async (
  { db, clock }: DbDeps,
  attempts: CheckoutAttempts,
  sync: BillingSync,
  attempt: Attempt,
): Promise<Settlement> => {
  if (attempt.chargedAt === null) {
    await attempts.release(attempt);
    return 'released';
  }
  const [user] = await db.select().from(users).where(eq(users.id, attempt.userId));
  if (user === undefined) return 'open';
  await sync.now(user);
  const settled = await attempts.find(attempt.userId, attempt.tokenHash);
  if (settled?.state === 'succeeded') return 'succeeded';
  if (clock.now() - attempt.chargedAt.getTime() < givenUpAfterMs) return 'open';
  await attempts.release(attempt);
  return 'released';
};
