import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Database } from '../../db/Database.ts';
import { identities, takenNames, users } from '../../db/schema/accounts.ts';
import { furtherChannels, sharedChannels } from '../../db/schema/channels.ts';
import { nameKey } from '../../names/nameKey.ts';
import { type Hit, maxFound } from './Hit.ts';

interface NamedBy {
  readonly table: PgTable;
  readonly owner: PgColumn;
  readonly name: PgColumn;
  readonly foundBy: 'name' | 'identity';
}

/** Where names stand, each with an index for its beginning and one for names that resemble it. */
const places: readonly NamedBy[] = [
  { table: users, owner: users.id, name: users.username, foundBy: 'name' },
  { table: users, owner: users.id, name: users.displayName, foundBy: 'name' },
  { table: identities, owner: identities.userId, name: identities.username, foundBy: 'identity' },
  {
    table: sharedChannels,
    owner: sharedChannels.userId,
    name: sharedChannels.channelName,
    foundBy: 'identity',
  },
  {
    table: furtherChannels,
    owner: furtherChannels.userId,
    name: furtherChannels.channelName,
    foundBy: 'identity',
  },
];

/** Names that are addresses: whoever looks for a part of one must not find whose it is. */
const addressForm = '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]+$';
/** Shorter texts resemble too much. */
const minTypoLength = 3;
/** After it in the order of bytes stands no name that begins with the same letters. */
const last = '\u{10FFFF}';

const hitsShape = z.object({
  rows: z.array(z.object({ user_id: z.number(), found_by: z.enum(['name', 'identity']), score: z.number() })),
});

/** The score of a whole name. */
const wholeName = 2;

/** Names that begin with the text, the whole name before all others. */
const beginning = ({ table, owner, name, foundBy }: NamedBy, wanted: SQL): SQL => {
  const key = sql`lower(${name})`;
  return sql`(select ${owner} as user_id, ${foundBy}::text as found_by, 1 + similarity(${key}, ${wanted}) as score from ${table} where ${key} ~>=~ ${wanted} and ${key} ~<~ (${wanted} || ${last}) and ${name} !~ ${addressForm} order by ${key} using ~<~ limit ${maxFound})`;
};

/** Names that resemble the text as much as `pg_trgm.similarity_threshold` says. */
const resembling = ({ table, owner, name, foundBy }: NamedBy, wanted: SQL): SQL => {
  const key = sql`lower(${name})`;
  return sql`(select ${owner} as user_id, ${foundBy}::text as found_by, similarity(${key}, ${wanted}) as score from ${table} where ${key} % ${wanted} and ${name} !~ ${addressForm} order by score desc, user_id limit ${maxFound})`;
};

const findHits = async (db: Database, parts: readonly SQL[]): Promise<Hit[]> =>
  hitsShape
    .parse(await db.execute(sql.join([...parts], sql` union all `)))
    .rows.map((row) => ({ userId: row.user_id, foundBy: row.found_by, score: row.score }));

/**
 * How many of all their groups of three letters two names have to share: first so many that one mistake in the text is
 * forgiven (two letters that changed places are four groups of n + 1), then fewer, for two mistakes.
 */
const resemblances = (text: string): readonly number[] => {
  const letters = [...text].length;
  const ofOneMistake = (letters - 3) / (letters + 5);
  const parts = [ofOneMistake, ofOneMistake - 0.15].map((part) => Math.min(0.6, Math.max(0.3, part)));
  // Equal for short and for long names.
  return [...new Set(parts)];
};

/** Each place on a connection of its own, so that all of them take as long as the slowest. */
const findResembling = async (db: Database, text: string, wanted: SQL): Promise<Hit[]> => {
  for (const threshold of resemblances(text)) {
    const found = await Promise.all(
      places.map((place) =>
        db.transaction(async (tx) => {
          await tx.execute(
            sql`select set_config('pg_trgm.similarity_threshold', ${String(threshold)}, true)`,
          );
          return findHits(tx, [resembling(place, wanted)]);
        }),
      ),
    );
    const hits = found.flat();
    if (hits.length > 0) return hits;
  }
  return [];
};

/** Finds accounts by their names here and at other companies. Who typed a whole name has made no mistake in it. */
export const findByName = async (db: Database, text: string): Promise<Hit[]> => {
  const wanted = sql`lower(${text}::text)`;
  const [begun, alike] = await Promise.all([
    findHits(
      db,
      places.map((place) => beginning(place, wanted)),
    ),
    db
      .select({ userId: takenNames.userId })
      .from(takenNames)
      .where(eq(takenNames.nameKey, nameKey(text))),
  ]);
  const hits = [
    ...begun,
    // Written in other letters that look the same.
    ...alike.map(({ userId }) => ({ userId, foundBy: 'name' as const, score: wholeName })),
  ];
  const isEnough = hits.length >= maxFound || hits.some(({ score }) => score === wholeName);
  const isShort = [...text].length < minTypoLength;
  return isEnough || isShort ? hits : [...hits, ...(await findResembling(db, text, wanted))];
};
