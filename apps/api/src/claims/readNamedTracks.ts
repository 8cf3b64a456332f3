import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { plays } from '../db/schema/activity.ts';
import { batchesOf } from '../lib/batchesOf.ts';
import type { ClaimFacts } from './videoVerdict.ts';

/** The most plays that are read of one title, and titles at once. A title is played by everybody. */
const mostPlays = 1_000;
const width = 10;

/** A name's parts in lower case: platforms write title and artist as one, in either order. */
const partsOf = (name: string): readonly string[] => name.toLowerCase().split(/\s+(?:[-–—|]|by|von)\s+/);

/** The tracks with a title, among its first plays. */
const readTitled = (db: Database, title: string) => {
  const some = db
    .select({ title: plays.title, artist: plays.artist })
    .from(plays)
    .where(eq(sql`lower(${plays.title})`, title))
    .limit(mostPlays)
    .as('some');
  return db.selectDistinct({ title: some.title, artist: some.artist }).from(some);
};

/** The tracks of ours that claims name, by what they name them. One is ours if the player has reported it for anybody. */
export const readNamedTracks = async (
  db: Database,
  names: readonly string[],
): Promise<ClaimFacts['named']> => {
  const wanted = [...new Set(names.map((name) => name.toLowerCase()))];
  if (wanted.length === 0) return new Map();
  const titles = [...new Set(wanted.flatMap((name) => [name, ...partsOf(name)]))];
  const known: Awaited<ReturnType<typeof readTitled>> = [];
  for (const batch of batchesOf(titles, width))
    known.push(...(await Promise.all(batch.map((title) => readTitled(db, title)))).flat());
  return new Map(
    wanted.flatMap((name) => {
      const parts = partsOf(name);
      const found = known.find(({ title, artist }) => {
        if (title.toLowerCase() === name) return true;
        const others = parts.filter((part) => part !== title.toLowerCase());
        return others.length < parts.length && others.includes(artist.toLowerCase());
      });
      return found === undefined ? [] : [[name, found] as const];
    }),
  );
};
