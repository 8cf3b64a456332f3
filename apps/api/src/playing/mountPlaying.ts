import { endpoints } from '@backbeat/sdk/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import { plays } from '../db/schema/activity.ts';
import { accountMerges } from '../db/schema/merges.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Mount } from '../http/mount.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A person's current and past tracks: reported by the player, public on their page. */
export const mountPlaying = (mount: Mount, { db, clock, config }: RouteDeps, limiter: RateLimiter): void => {
  /** Finds the account by its own id or that of a merged one, so that overlays keep working. */
  const findListener = async (guid: string) => {
    const [merge] = await db
      .select({ userId: accountMerges.userId })
      .from(accountMerges)
      .where(eq(accountMerges.guid, guid));
    const [person] = await db
      .select({ guid: users.guid, displayName: users.displayName, avatar: users.avatar })
      .from(users)
      .where(merge === undefined ? eq(users.guid, guid) : eq(users.id, merge.userId));
    return person ?? null;
  };

  mount(endpoints.playing, async ({ params: { uguid }, query }) => {
    const person = uuid.test(uguid) ? await findListener(uguid) : null;
    if (person === null) throw new ApiError('not_found', 'There is nobody with this id.');
    const { limit, page = 1 } = query;
    const rows = await db
      .select()
      .from(plays)
      .where(eq(plays.userGuid, person.guid))
      .orderBy(desc(plays.playedAt), desc(plays.id))
      // One extra row shows whether another page follows.
      .limit(limit + 1)
      .offset((page - 1) * limit);
    return {
      display_name: person.displayName,
      avatar: person.avatar,
      items: rows.slice(0, limit).map((row, index) => ({
        id: String(row.id),
        title: row.title,
        artist: row.artist,
        album: row.album,
        artwork_url: row.artworkUrl,
        station: row.station,
        played_at: row.playedAt.toISOString(),
        is_playing: page === 1 && index === 0 && row.endsAt.getTime() > clock.now(),
      })),
      page,
      has_more: rows.length > limit,
    };
  });

  mount(endpoints.playingReport, async ({ session: { user }, body }) => {
    await limiter.consume(`playing:${user.id}`, config.limits.playing);
    const playedAt = new Date(clock.now());
    await db.insert(plays).values({
      userGuid: user.guid,
      title: body.title,
      artist: body.artist,
      album: body.album,
      artworkUrl: body.artwork_url,
      station: body.station,
      playedAt,
      endsAt: new Date(playedAt.getTime() + body.duration_seconds * 1000),
    });
  });

  mount(endpoints.playingStop, async ({ session: { user } }) => {
    const now = new Date(clock.now());
    await db
      .update(plays)
      .set({ endsAt: now })
      .where(and(eq(plays.userGuid, user.guid), gt(plays.endsAt, now)));
  });
};
