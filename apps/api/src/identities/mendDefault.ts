import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { identities, users } from '../db/schema/accounts.ts';

/** An account that has identities has a default one. */
export const mendDefault = async (tx: Database, userId: number): Promise<void> => {
  const own = await tx
    .select({ id: identities.id, avatar: identities.avatar })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.id));
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (own.some(({ id }) => id === user?.defaultIdentityId)) return;
  await tx
    .update(users)
    .set({
      defaultIdentityId: own[0]?.id ?? null,
      ...(own[0] === undefined ? {} : { avatar: own[0].avatar }),
    })
    .where(eq(users.id, userId));
};
