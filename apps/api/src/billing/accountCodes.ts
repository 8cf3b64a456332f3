import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { accountMerges } from '../db/schema/merges.ts';
import type { BillingDeps } from './BillingDeps.ts';

/** The codes that the payment provider bills an account by: its own, then those of accounts that were merged into it. */
export const readAccountCodes = async (
  db: Database,
  { id, hash }: Pick<UserRow, 'id' | 'hash'>,
): Promise<string[]> => {
  const merged = await db
    .select({ code: accountMerges.accountCode })
    .from(accountMerges)
    .where(eq(accountMerges.userId, id))
    .orderBy(asc(accountMerges.mergedAt), asc(accountMerges.id));
  return [hash, ...merged.map(({ code }) => code)];
};

/** The number of a gift's invoice, searched under all codes of its giver; null if there is none. */
export const findGiftInvoice = async (
  { db, billing }: Pick<BillingDeps, 'db' | 'billing'>,
  giver: Pick<UserRow, 'id' | 'hash'>,
  giftId: string,
): Promise<string | null> => {
  for (const code of await readAccountCodes(db, giver)) {
    const number = await billing.giftInvoice(code, giftId);
    if (number !== null) return number;
  }
  return null;
};

/** The account that a code bills; null for an unknown code. */
export const findByAccountCode = async (db: Database, code: string): Promise<UserRow | null> => {
  const [merge] = await db
    .select({ userId: accountMerges.userId })
    .from(accountMerges)
    .where(eq(accountMerges.accountCode, code));
  const [user] = await db
    .select()
    .from(users)
    .where(merge === undefined ? eq(users.hash, code) : eq(users.id, merge.userId));
  return user ?? null;
};
