import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { checkouts, planChanges } from '../db/schema/premium.ts';

/**
 * Does the account have a purchase or a plan change under way? Its rows stay where they are until the money's outcome
 * is known.
 *
 * @param leasedAfter a change of plan counts while its lease ends later than this
 */
export const isMoneyUnderWay = async (db: Database, userId: number, leasedAfter: Date): Promise<boolean> => {
  const [buying] = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.state, 'pending')));
  const [changing] = await db
    .select({ id: planChanges.id })
    .from(planChanges)
    .where(
      and(
        eq(planChanges.userId, userId),
        eq(planChanges.state, 'changing'),
        gt(planChanges.leaseEndsAt, leasedAfter),
      ),
    );
  return buying !== undefined || changing !== undefined;
};
