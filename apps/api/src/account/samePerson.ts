import { and, asc, eq, gt, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { identities, type UserRow, users } from '../db/schema/accounts.ts';
import { mergeWishes } from '../db/schema/merges.ts';
import { offersTo } from './mergeOffers.ts';

/** Addresses that were proven to be the person's: the account's own, and those that identities vouch for. */
const provenEmails = async (db: Database, user: UserRow): Promise<string[]> => {
  const rows = await db
    .select({ email: identities.verifiedEmail })
    .from(identities)
    .where(and(eq(identities.userId, user.id), isNotNull(identities.verifiedEmail)));
  const all = [user.emailVerified ? user.email : null, ...rows.map(({ email }) => email)];
  return [...new Set(all.flatMap((email) => (email === null ? [] : [email.toLowerCase()])))];
};

/** Accounts for which the address is proven. Two queries, so that each uses its own index. */
const accountsOf = async (db: Database, email: string): Promise<number[]> => {
  const own = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), users.emailVerified));
  const byIdentity = await db
    .select({ id: identities.userId })
    .from(identities)
    .where(and(eq(sql`lower(${identities.verifiedEmail})`, email), isNotNull(identities.verifiedEmail)));
  return [...own, ...byIdentity].map(({ id }) => id);
};

/** Whether two accounts share a proven address. */
export const isSamePerson = async (db: Database, one: UserRow, other: UserRow): Promise<boolean> => {
  const emails = await provenEmails(db, one);
  return (await provenEmails(db, other)).some((email) => emails.includes(email));
};

/**
 * Another account with the same proven address, or one that staff offer to merge. One that has asked to merge comes
 * first, then one that is offered, else the oldest.
 */
export const findOtherAccount = async (db: Database, user: UserRow, now: Date): Promise<UserRow | null> => {
  const offered = (await offersTo(db, user, now)).map(({ lost }) => lost.id);
  const found = [...offered];
  for (const email of await provenEmails(db, user)) found.push(...(await accountsOf(db, email)));
  if (found.every((id) => id === user.id)) return null;
  const [row] = await db
    .select({ other: users })
    .from(users)
    .leftJoin(
      mergeWishes,
      and(
        eq(mergeWishes.userId, users.id),
        eq(mergeWishes.otherUserId, user.id),
        gt(mergeWishes.expiresAt, now),
      ),
    )
    .where(and(or(...found.map((id) => eq(users.id, id))), ne(users.id, user.id), isNull(users.mergedIntoId)))
    .orderBy(
      sql`${mergeWishes.userId} is null`,
      ...(offered.length > 0 ? [notInArray(users.id, offered)] : []),
      asc(users.id),
    )
    .limit(1);
  return row?.other ?? null;
};
