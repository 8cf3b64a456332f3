import { endpoints } from '@backbeat/sdk/contract';
import { desc, eq } from 'drizzle-orm';
import type { Deps } from '../Deps.ts';
import { users } from '../db/schema/accounts.ts';
import { plays } from '../db/schema/activity.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Mount } from '../http/mount.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** GET /v1/playing/:uguid: what a person plays and played. Public, as the page that shows it is. */
export const mountPlaying = (mount: Mount, { db, clock }: Deps): void => {
  mount(endpoints.playing, async ({ params: { uguid }, query }) => {
    const [person] = uuid.test(uguid)
      ? await db
          .select({ guid: users.guid, displayName: users.displayName, avatar: users.avatar })
          .from(users)
          .where(eq(users.guid, uguid))
      : [];
    if (person === undefined) throw new ApiError('not_found', 'There is nobody with this id.');
    const { limit, page = 1 } = query;
    const rows = await db
      .select()
      .from(plays)
      .where(eq(plays.userGuid, person.guid))
      .orderBy(desc(plays.playedAt), desc(plays.id))
      // One more than asked for tells whether another page follows.
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
};
