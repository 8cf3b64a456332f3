import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { isLive } from '../billing/accountTier.ts';
import { grantedPeriods } from '../billing/grantedPeriods.ts';
import { byTurn, type FurtherChannel, inPlaces } from '../channels/furtherChannels.ts';
import type { DbDeps } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import { furtherChannels, sharedChannels } from '../db/schema/channels.ts';
import { subscriptions } from '../db/schema/premium.ts';

/** A YouTube channel of an account. */
export interface WantedChannel {
  readonly userId: number;
  readonly channelId: string;
  readonly channelName: string;
  readonly sharedAt: Date;
  /** In one of the extra places of its plan. */
  readonly isExtra: boolean;
  /** How many places of its kind the plan has. */
  readonly places: number;
  /** Whether a plan covers the channel now, so that it is to be on the list. */
  readonly hasPlan: boolean;
}

/** An account with channels, and what its plans cover. */
interface Owner {
  readonly shared: Pick<WantedChannel, 'channelId' | 'channelName' | 'sharedAt'> | null;
  readonly hasPlan: boolean;
  readonly extraPlaces: number;
}

const readOwners = async ({ db, clock }: DbDeps): Promise<ReadonlyMap<number, Owner>> => {
  const nowMs = clock.now();
  const mayCover = inArray(subscriptions.state, ['active', 'past_due', 'canceled']);
  const isYouTube = and(eq(sharedChannels.userId, users.id), eq(sharedChannels.channelType, 'youtube'));
  const withFurther = db.select({ id: furtherChannels.userId }).from(furtherChannels);
  const rows = await db
    .select({
      userId: users.id,
      grantedTier: users.grantedTier,
      shared: {
        channelId: sharedChannels.channelId,
        channelName: sharedChannels.channelName,
        sharedAt: sharedChannels.sharedAt,
      },
      subscription: {
        // Where the first one is null, the row counts as none.
        state: subscriptions.state,
        provider: subscriptions.provider,
        pausesAt: subscriptions.pausesAt,
        paidThroughDate: subscriptions.paidThroughDate,
        extraChannels: subscriptions.extraChannels,
      },
    })
    .from(users)
    .leftJoin(sharedChannels, isYouTube)
    .leftJoin(subscriptions, and(eq(subscriptions.userId, users.id), mayCover))
    .where(and(isNull(users.mergedIntoId), or(isNotNull(sharedChannels.id), inArray(users.id, withFurther))));
  const owners = new Map<number, Owner>();
  for (const { userId, grantedTier, shared, subscription } of rows) {
    const isPaid = subscription !== null && isLive(subscription, nowMs);
    const isCovered = grantedTier === null ? isPaid : grantedPeriods(grantedTier, 0).length > 0;
    const known = owners.get(userId);
    owners.set(userId, {
      shared,
      hasPlan: isCovered || known?.hasPlan === true,
      extraPlaces: (known?.extraPlaces ?? 0) + (isPaid ? subscription.extraChannels : 0),
    });
  }
  return owners;
};

/** The YouTube channels of all accounts, by account. */
export const readWanted = async (deps: DbDeps): Promise<ReadonlyMap<number, readonly WantedChannel[]>> => {
  const owners = await readOwners(deps);
  const further = new Map<number, FurtherChannel[]>();
  for (const channel of await deps.db
    .select()
    .from(furtherChannels)
    .orderBy(...byTurn))
    further.set(channel.userId, [...(further.get(channel.userId) ?? []), channel]);
  return new Map(
    [...owners].map(([userId, { shared, hasPlan, extraPlaces }]) => {
      const all = further.get(userId) ?? [];
      const placed = inPlaces(all, shared?.channelId ?? null, extraPlaces);
      const extra = all
        .filter(({ channelId }) => channelId !== shared?.channelId)
        .map((channel) => {
          const { channelId, channelName, sharedAt } = channel;
          const place = { isExtra: true, places: extraPlaces, hasPlan: hasPlan && placed.includes(channel) };
          return { userId, channelId, channelName, sharedAt, ...place };
        });
      const own = shared === null ? [] : [{ userId, ...shared, isExtra: false, places: 1, hasPlan }];
      return [userId, [...own, ...extra]] as const;
    }),
  );
};
