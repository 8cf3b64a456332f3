import { maxExtraChannels } from '@backbeat/domain';
import { type ChannelPlaces, endpoints } from '@backbeat/sdk/contract';
import { and, eq } from 'drizzle-orm';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { forgetAudienceTier } from '../billing/forgetAudienceTier.ts';
import { lockAccount } from '../billing/writeSubscriptions.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { furtherChannels } from '../db/schema/channels.ts';
import { ApiError, fieldError } from '../http/ApiError.ts';
import type { Mount } from '../http/mount.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import type { Audience } from './createAudience.ts';
import { readFurtherChannels } from './furtherChannels.ts';
import { pictureOf } from './pictureOf.ts';

/** GET and POST /v1/channels/places, and /v1/channels/places/remove: which channels have the paid extra places. */
export const mountPlaces = (
  mount: Mount,
  deps: RouteDeps,
  {
    audience,
    limiter,
    sync,
    tierReview,
  }: {
    readonly audience: Audience;
    readonly limiter: RateLimiter;
    readonly sync: BillingSync;
    readonly tierReview: { ofAccount(accountCode: string): void };
  },
): void => {
  const { db, clock, config } = deps;

  const answer = async (userId: number): Promise<ChannelPlaces> => {
    const { places, channels } = await readFurtherChannels(db, userId);
    return {
      places,
      channels: channels.map(({ channelId, channelName, channelImage, hasPlace }) => ({
        channel_id: channelId,
        name: channelName,
        image: channelImage,
        has_place: hasPlace,
      })),
    };
  };

  /** What Pro costs goes by the channels. */
  const compareAgain = async (user: Pick<UserRow, 'id' | 'hash'>): Promise<void> => {
    await forgetAudienceTier(deps, user.id);
    tierReview.ofAccount(user.hash);
  };

  mount(endpoints.channelPlaces, async ({ session: { user } }) => {
    await sync.ifStale(user);
    return answer(user.id);
  });

  mount(endpoints.channelPlaceAdd, async ({ session: { user }, body: { channel_id: channelId } }) => {
    await limiter.consume(`share:${user.id}`, config.limits.shares);
    const { channelTitle, thumbnailUrl } = await audience.videoChannel(channelId);
    const isAdded = await db.transaction(async (tx) => {
      // Of two calls at once only one gets the last place.
      await lockAccount(tx, user.id);
      const { places, sharedId, channels } = await readFurtherChannels(tx, user.id);
      if (channelId === sharedId) throw fieldError('channel_id', 'It is covered by the plan already.');
      if (channels.some((channel) => channel.channelId === channelId)) return false;
      if (channels.length >= Math.min(places, maxExtraChannels))
        throw new ApiError('conflict', 'Every extra channel that is paid for has been chosen.');
      await tx.insert(furtherChannels).values({
        userId: user.id,
        channelId,
        channelName: channelTitle,
        channelImage: pictureOf(thumbnailUrl),
        sharedAt: new Date(clock.now()),
      });
      return true;
    });
    if (isAdded) await compareAgain(user);
    return answer(user.id);
  });

  mount(endpoints.channelPlaceRemove, async ({ session: { user }, body: { channel_id: channelId } }) => {
    await limiter.consume(`share:${user.id}`, config.limits.shares);
    const removed = await db
      .delete(furtherChannels)
      .where(and(eq(furtherChannels.userId, user.id), eq(furtherChannels.channelId, channelId)))
      .returning({ id: furtherChannels.id });
    if (removed.length > 0) await compareAgain(user);
    return answer(user.id);
  });
};
