import { and, asc, eq, gt, ne, notExists } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { takenNames, users } from '../db/schema/accounts.ts';
import { nameKey } from './nameKey.ts';

const batch = 500;

/** Does another account have a similar name? */
export const isNameTaken = async (db: Database, userId: number, name: string): Promise<boolean> => {
  const [other] = await db
    .select({ userId: takenNames.userId })
    .from(takenNames)
    .where(and(eq(takenNames.nameKey, nameKey(name)), ne(takenNames.userId, userId)));
  return other !== undefined;
};

/** Claims a name for an account; false if another account has a similar one. */
export const claimName = async (db: Database, userId: number, name: string): Promise<boolean> => {
  const key = nameKey(name);
  await db.insert(takenNames).values({ nameKey: key, userId }).onConflictDoNothing();
  const [row] = await db
    .select({ userId: takenNames.userId })
    .from(takenNames)
    .where(eq(takenNames.nameKey, key));
  return row?.userId === userId;
};

/**
 * Claims the names of accounts of earlier releases. Of two similar names both stay, and the older account holds the
 * claim.
 */
export const backfillTakenNames = async (db: Database): Promise<void> => {
  for (let after = 0; ; ) {
    const rows = await db
      .select({ id: users.id, username: users.username, displayName: users.displayName })
      .from(users)
      .where(
        and(
          gt(users.id, after),
          notExists(
            db.select({ userId: takenNames.userId }).from(takenNames).where(eq(takenNames.userId, users.id)),
          ),
        ),
      )
      .orderBy(asc(users.id))
      .limit(batch);
    const names = rows.flatMap(({ id, username, displayName }) =>
      [username, displayName ?? username].map((name) => ({ nameKey: nameKey(name), userId: id })),
    );
    if (names.length > 0) await db.insert(takenNames).values(names).onConflictDoNothing();
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    after = last.id;
  }
};
