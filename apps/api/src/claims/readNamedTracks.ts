import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { plays } from '../db/schema/activity.ts';
import type { ClaimFacts } from './videoVerdict.ts';

/** A name's parts in lower case: platforms write title and artist as one, in either order. */
const partsOf = (name: string): readonly string[] => name.toLowerCase().split(/\s+(?:[-–—|]|by|von)\s+/);

/** The tracks of ours that claims name, by what they name them. One is ours if the player has reported it for anybody. */
export const readNamedTracks = async (
  db: Database,
  names: readonly string[],
): Promise<ClaimFacts['named']> => {
  const wanted = [...new Set(names.map((name) => name.toLowerCase()))];
  if (wanted.length === 0) return new Map();
  const titles = [...new Set(wanted.flatMap((name) => [name, ...partsOf(name)]))];
  const known = await db
    .selectDistinct({ title: plays.title, artist: plays.artist })
    .from(plays)
    .where(inArray(sql`lower(${plays.title})`, titles));
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
