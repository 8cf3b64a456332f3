import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { certificates } from '../db/schema/certificates.ts';
import { accountMerges, type MovedRows } from '../db/schema/merges.ts';
import {
  billingDetails,
  coveragePeriods,
  planChanges,
  streamExtensions,
  subscriptions,
} from '../db/schema/premium.ts';
import { type MovedTable, movedTables } from './accountTables.ts';

type Account = Pick<UserRow, 'id' | 'guid' | 'hash'>;

const answerSchema = z.object({ rows: z.array(z.object({ id: z.string() })) });

/** Moves rows of one table to another account, all or only those with the given keys, and returns their keys. */
const moveTable = async (
  tx: Database,
  { table, key, owner, unless, endedBy }: MovedTable,
  from: Account,
  to: Account,
  keys: readonly string[] | null,
): Promise<string[]> => {
  const [id, whose] = [sql.identifier(key), sql.identifier(owner)];
  const [source, target] = owner === 'user_guid' ? [from.guid, to.guid] : [from.id, to.id];
  const isChosen =
    keys === null
      ? sql`true`
      : sql`t.${id}::text in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;
  const sameValues = (unless ?? []).map(
    (name) => sql`and other.${sql.identifier(name)} = t.${sql.identifier(name)}`,
  );
  const areOpen =
    endedBy === undefined
      ? sql``
      : sql`and other.${sql.identifier(endedBy)} is null and t.${sql.identifier(endedBy)} is null`;
  const isFree =
    unless === undefined
      ? sql`true`
      : sql`not exists (select from ${sql.identifier(table)} other where other.${whose} = ${target} ${sql.join(sameValues, sql` `)} ${areOpen})`;
  const answer = await tx.execute(
    sql`update ${sql.identifier(table)} t set ${whose} = ${target} where t.${whose} = ${source} and ${isChosen} and ${isFree} returning t.${id}::text as id`,
  );
  return answerSchema.parse(answer).rows.map((row) => row.id);
};

/** Moves all rows of a locked account to another one, and returns their keys by table. */
export const moveAll = async (tx: Database, from: Account, to: Account): Promise<MovedRows> => {
  // Certificate codes work for good, so certificates with equal content move too.
  await tx
    .update(certificates)
    .set({ contentHash: sql`${certificates.contentHash} || ':' || ${certificates.code}` })
    .where(
      and(
        eq(certificates.userId, from.id),
        inArray(
          certificates.contentHash,
          tx
            .select({ hash: certificates.contentHash })
            .from(certificates)
            .where(eq(certificates.userId, to.id)),
        ),
      ),
    );
  // A receipt keeps the lines that it was made with.
  await tx
    .update(billingDetails)
    .set({ accountCode: from.hash })
    .where(and(eq(billingDetails.userId, from.id), isNull(billingDetails.accountCode)));
  const moved: Record<string, string[]> = {};
  for (const table of movedTables) moved[table.table] = await moveTable(tx, table, from, to, null);
  await tx.update(users).set({ mergedIntoId: to.id }).where(eq(users.mergedIntoId, from.id));
  return moved;
};

/** Moves rows back that still exist, with rows that were added to their subscriptions since. */
export const moveBack = async (tx: Database, moved: MovedRows, from: Account, to: Account): Promise<void> => {
  for (const table of movedTables) await moveTable(tx, table, from, to, moved[table.table] ?? []);
  const earlier = tx
    .select({ id: accountMerges.goneUserId })
    .from(accountMerges)
    .where(eq(accountMerges.userId, to.id));
  await tx.update(users).set({ mergedIntoId: to.id }).where(inArray(users.id, earlier));
  const theirs = tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.userId, to.id));
  await tx
    .update(coveragePeriods)
    .set({ userId: to.id })
    .where(and(eq(coveragePeriods.userId, from.id), inArray(coveragePeriods.subscriptionId, theirs)));
  await tx
    .update(streamExtensions)
    .set({ userId: to.id })
    .where(and(eq(streamExtensions.userId, from.id), inArray(streamExtensions.subscriptionId, theirs)));
  await tx
    .update(planChanges)
    .set({ userId: to.id })
    .where(and(eq(planChanges.userId, from.id), inArray(planChanges.subscriptionId, theirs)));
  await tx
    .update(billingDetails)
    .set({ accountCode: null })
    .where(and(eq(billingDetails.userId, to.id), eq(billingDetails.accountCode, to.hash)));
};
