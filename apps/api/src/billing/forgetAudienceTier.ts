import { and, eq, isNotNull } from 'drizzle-orm';
import type { DbDeps } from '../db/Database.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { lockAccount } from './writeSubscriptions.ts';

/** Forgets the compared tier after a channel has changed, so that Pro is compared again. */
export const forgetAudienceTier = ({ db }: Pick<DbDeps, 'db'>, userId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await tx
      .update(subscriptions)
      .set({ audienceTier: null })
      .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.audienceTier)));
  });
