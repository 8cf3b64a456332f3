import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { SubscriptionRow } from '../billing/accountTier.ts';
import type { Database, DbDeps } from '../db/Database.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';

/** A person's subscriptions that the provider bills, ended ones too. */
export const readBilledPlans = (db: Database, userId: number): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        isNotNull(subscriptions.providerSubscriptionId),
        or(isNull(subscriptions.provider), eq(subscriptions.provider, 'recurly')),
      ),
    );

/** Those of them that are paid for: no trial, none for nothing, and none whose money went back. */
export const readPaidPlans = async (
  { db, clock }: Pick<DbDeps, 'db' | 'clock'>,
  userId: number,
): Promise<readonly SubscriptionRow[]> => {
  const billed = await readBilledPlans(db, userId);
  const paid = billed.filter(
    ({ firstBillingDate, amountCents }) =>
      amountCents !== 0 && (firstBillingDate === null || firstBillingDate.getTime() <= clock.now()),
  );
  const ids = paid.flatMap(({ providerSubscriptionId }) => providerSubscriptionId ?? []);
  const refunds = await db
    .select({ id: withdrawals.providerSubscriptionId })
    .from(withdrawals)
    .where(inArray(withdrawals.providerSubscriptionId, ids));
  const refunded = new Set(refunds.map(({ id }) => id));
  return paid.filter(({ providerSubscriptionId }) => !refunded.has(providerSubscriptionId));
};
