import { dayMs } from '@backbeat/domain';
import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import type { PlanChange } from './createPlanChange.ts';
import type { PlanChanges } from './planChanges.ts';

/** The next attempt after a declined card, or a bank that wants a confirmation. */
const declinedMs = dayMs;

/**
 * Ends pauses that are due: the provider ends them only with whole billing periods. Each end is a quoted change whose
 * id is the idempotency key, also in a process that takes over.
 */
export const createPauseEnds = (
  { db, clock, logger }: Pick<BillingDeps, 'db' | 'clock' | 'logger'>,
  changes: PlanChanges,
  planChange: PlanChange,
): (() => Promise<void>) => {
  const end = async (subscriptionId: number, user: UserRow): Promise<void> => {
    const now = clock.now();
    const declined = await changes.unpauseOf(subscriptionId, ['failed'], new Date(now - declinedMs));
    if (declined !== null) return;
    const left = await changes.unpauseOf(subscriptionId, ['offered', 'changing'], new Date(0));
    const isUsable = left !== null && (left.state === 'changing' || left.expiresAt.getTime() > now);
    const quoteId = isUsable
      ? left.id
      : (
          await planChange.quote(
            { user, planCode: null, couponCode: null, extraChannels: null, pauseUntil: null },
            '',
          )
        ).quote_id;
    await planChange.confirm({ user, quoteId, threeDSecureResultTokenId: null, isUnattended: true });
    logger.info({ subscriptionId }, 'a pause ended on its day');
  };

  return async () => {
    const due = await db
      .select({ id: subscriptions.id, user: users })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(
        and(
          lte(subscriptions.resumeWantedAt, new Date(clock.now())),
          isNotNull(subscriptions.pausesAt),
          // The provider ends the others by itself on the same day.
          or(isNull(subscriptions.resumesAt), gt(subscriptions.resumesAt, subscriptions.resumeWantedAt)),
          isNull(users.deletionDueAt),
        ),
      );
    for (const { id, user } of due) {
      await end(id, user).catch((err: unknown) => {
        logger.warn({ err, subscriptionId: id }, 'a pause could not be ended yet');
      });
    }
  };
};
