import { endpoints } from '@backbeat/sdk/contract';
import { desc, eq } from 'drizzle-orm';
import { forgetAudienceTier } from '../billing/forgetAudienceTier.ts';
import { lockAccount } from '../billing/writeSubscriptions.ts';
import type { Config } from '../config/Config.ts';
import { sharedChannels } from '../db/schema/channels.ts';
import type { Mount } from '../http/mount.ts';
import { callerNetwork } from '../http/network.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import type { Audience } from './createAudience.ts';
import { liveChannelOf } from './liveChannelOf.ts';
import { pictureOf } from './pictureOf.ts';
import { endFurther } from './publicAddresses.ts';

/** The player's and the metadata service's calls: shared channels, channel search, average views. */
export const mountChannels = (
  mount: Mount,
  deps: RouteDeps & { readonly config: Pick<Config, 'platforms'> },
  {
    audience,
    limiter,
    tierReview,
  }: {
    readonly audience: Audience;
    readonly limiter: RateLimiter;
    readonly tierReview: { ofAccount(accountCode: string): void };
  },
): void => {
  const { db, clock, config } = deps;

  mount(endpoints.shareChannels, async ({ session: { user } }) => ({
    channels: await db
      .select({
        channelId: sharedChannels.channelId,
        channelName: sharedChannels.channelName,
        channelImage: sharedChannels.channelImage,
      })
      .from(sharedChannels)
      .where(eq(sharedChannels.userId, user.id))
      .orderBy(desc(sharedChannels.sharedAt)),
  }));

  mount(endpoints.shareChannelAdd, async ({ session: { user }, body }) => {
    await limiter.consume(`share:${user.id}`, config.limits.shares);
    // The platform tells name and picture, not the caller: certificates name this channel.
    const { channelId, channelTitle, thumbnailUrl } = await audience.videoChannel(body.channelId);
    const told = {
      channelId,
      channelType: body.channelType,
      channelName: channelTitle,
      channelImage: pictureOf(thumbnailUrl),
    };
    const isSame = await db.transaction(async (tx) => {
      // Extra channels are added under the same lock: no channel is shared twice.
      await lockAccount(tx, user.id);
      const [before] = await tx.select().from(sharedChannels).where(eq(sharedChannels.userId, user.id));
      const known =
        before?.channelId === channelId ? before : { sharedAt: new Date(clock.now()), audienceTier: null };
      const channel = { ...told, sharedAt: known.sharedAt, audienceTier: known.audienceTier };
      await tx
        .insert(sharedChannels)
        .values({ userId: user.id, ...channel })
        .onConflictDoUpdate({ target: [sharedChannels.userId, sharedChannels.channelType], set: channel });
      await endFurther(tx, user.id, channelId);
      return known === before;
    });
    if (!isSame) {
      await forgetAudienceTier(deps, user.id);
      tierReview.ofAccount(user.hash);
    }
    return {};
  });

  mount(endpoints.channelSearch, async ({ context, query }) => {
    const network = callerNetwork(context, config.trustedProxies);
    await limiter.consume(`channels:${network}`, config.limits.channels);
    const found = await audience.search(query.channelName);
    return found.map(({ channelId, channelTitle, thumbnailUrl }) => ({
      snippet: { channelId, channelTitle, thumbnails: { default: { url: thumbnailUrl } } },
    }));
  });

  mount(endpoints.live, async ({ session: { user } }) => {
    await limiter.consume(`live:${user.id}`, config.limits.channels);
    const channelId = await liveChannelOf(db, user.id);
    return {
      live: channelId === null ? null : await audience.isLive(channelId),
      is_told: channelId !== null && config.platforms.twitch.eventsSecret !== null,
    };
  });

  mount(endpoints.averageViews, async ({ context, params }) => {
    const network = callerNetwork(context, config.trustedProxies);
    await limiter.consume(`channels:${network}`, config.limits.channels);
    return audience.averageViews(params.channelId);
  });
};
