import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { identities } from '../db/schema/accounts.ts';

/** The id of a person's live channel; null without one. */
export const liveChannelOf = async (db: Database, userId: number): Promise<string | null> => {
  const [identity] = await db
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, 'twitch')));
  return identity?.subject ?? null;
};
