import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isLive } from '../billing/accountTier.ts';
import { grantedPeriods } from '../billing/grantedPeriods.ts';
import type { DbDeps } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import { sharedChannels } from '../db/schema/channels.ts';
import { subscriptions } from '../db/schema/premium.ts';

/** The channel that an account shares. */
export interface SharedChannel {
  readonly userId: number;
  readonly id: string;
  readonly name: string;
  readonly sharedAt: Date;
  /** Whether a plan covers the account now, so that its channel is to be on the list. */
  readonly hasPlan: boolean;
}

/** The shared YouTube channels of all accounts, by account. */
export const readWanted = async ({ db, clock }: DbDeps): Promise<ReadonlyMap<number, SharedChannel>> => {
  const nowMs = clock.now();
  const mayCover = inArray(subscriptions.state, ['active', 'past_due', 'canceled']);
  const rows = await db
    .select({
      userId: sharedChannels.userId,
      id: sharedChannels.channelId,
      name: sharedChannels.channelName,
      sharedAt: sharedChannels.sharedAt,
      grantedTier: users.grantedTier,
      subscription: {
        // Where the first one is null, the row counts as none.
        state: subscriptions.state,
        provider: subscriptions.provider,
        pausesAt: subscriptions.pausesAt,
        paidThroughDate: subscriptions.paidThroughDate,
      },
    })
    .from(sharedChannels)
    .innerJoin(users, eq(users.id, sharedChannels.userId))
    .leftJoin(subscriptions, and(eq(subscriptions.userId, sharedChannels.userId), mayCover))
    .where(and(eq(sharedChannels.channelType, 'youtube'), isNull(users.mergedIntoId)));
  const wanted = new Map<number, SharedChannel>();
  for (const { grantedTier, subscription, ...channel } of rows) {
    const isCovered =
      grantedTier === null
        ? subscription !== null && isLive(subscription, nowMs)
        : grantedPeriods(grantedTier, 0).length > 0;
    const hasPlan = isCovered || wanted.get(channel.userId)?.hasPlan === true;
    wanted.set(channel.userId, { ...channel, hasPlan });
  }
  return wanted;
};
