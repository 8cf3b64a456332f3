import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { coveragePeriods } from '../db/schema/premium.ts';
import type { SubscriptionRow } from './accountTier.ts';
import { coverageAfter, type SubscriptionReading, spansOfStart } from './coverageAfter.ts';

/** Records coverage in the transaction that writes the subscription. */
export const recordCoverage = async (
  tx: Database,
  row: SubscriptionRow,
  reading: SubscriptionReading,
): Promise<void> => {
  const recorded = await tx
    .select()
    .from(coveragePeriods)
    .where(eq(coveragePeriods.subscriptionId, row.id))
    .orderBy(asc(coveragePeriods.startsAt), asc(coveragePeriods.id));
  for (const [index, span] of coverageAfter(recorded, row, reading).entries()) {
    const { startsAt, endsAt, audienceTier } = span;
    const known = recorded[index];
    if (known === undefined) {
      const { planCode } = span;
      const values = { planCode, startsAt, endsAt, audienceTier };
      await tx.insert(coveragePeriods).values({ ...values, userId: row.userId, subscriptionId: row.id });
      continue;
    }
    const isSame =
      known.startsAt.getTime() === startsAt.getTime() &&
      known.endsAt?.getTime() === endsAt?.getTime() &&
      known.audienceTier === audienceTier;
    if (!isSame)
      await tx
        .update(coveragePeriods)
        .set({ startsAt, endsAt, audienceTier })
        .where(eq(coveragePeriods.id, known.id));
  }
};

/** Records the coverage of a new subscription that no provider reports. */
export const recordStart = async (tx: Database, row: SubscriptionRow): Promise<void> => {
  for (const span of spansOfStart(row))
    await tx.insert(coveragePeriods).values({ ...span, userId: row.userId, subscriptionId: row.id });
};
