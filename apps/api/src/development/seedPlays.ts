import { stationIds } from '@backbeat/domain/content';
import type { Database } from '../db/Database.ts';
import { plays } from '../db/schema/activity.ts';

const titles = [
  'Night Bus',
  'First Train',
  'Window Seat',
  'Paper Lanterns',
  'Low Tide',
  'Corner Shop',
  'Rain on Vinyl',
  'Slow Elevator',
  'Afterglow',
  'Second Coffee',
  'Satellite Town',
  'Soft Reset',
] as const;
const artists = ['The Offbeats', 'Mira Vale', 'Kasette', 'Juno Park', 'Tall Hours'] as const;

/** More than two pages, to try paging. */
const playedTracks = 38;
/** Creators without plays, to show the empty page. */
const silent: readonly string[] = ['pixelmarmalade'];
const gapMs = 210_000;
const lengthMs = 180_000;

const pick = <T>(from: readonly [T, ...T[]], index: number): T => from[index % from.length] ?? from[0];

/** Adds a history of tracks to a creator, the last one still playing. */
export const seedPlays = async (
  tx: Database,
  userGuid: string,
  username: string,
  now: Date,
): Promise<void> => {
  if (silent.includes(username)) return;
  const start = username.length;
  await tx.insert(plays).values(
    Array.from({ length: playedTracks }, (_, index) => {
      const playedAt = new Date(now.getTime() - index * gapMs);
      return {
        userGuid,
        title: pick(titles, start + index * 5),
        artist: pick(artists, start + index * 3),
        // Some tracks in a row come from the same station.
        station: pick(stationIds, start + Math.floor(index / 9)),
        playedAt,
        endsAt: new Date(playedAt.getTime() + lengthMs),
      };
    }),
  );
};
