import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Database } from '../../db/Database.ts';
import { identities, takenNames, users } from '../../db/schema/accounts.ts';
import { sharedChannels } from '../../db/schema/channels.ts';
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
];

/** Shorter texts resemble too much. */
const minTypoLength = 3;
/** After it in the order of bytes stands no name that begins with the same letters. */
const last = '\u{10FFFF}';

const hitsShape = z.object({
  rows: z.array(z.object({ user_id: z.number(), found_by: z.enum(['name', 'identity']), score: z.number() })),
});

/** Names that begin with the text, the whole name before all others. */
const beginning = ({ table, owner, name, foundBy }: NamedBy, wanted: SQL): SQL => {
  const key = sql`lower(${name})`;
  return sql`(select ${owner} as user_id, ${foundBy}::text as found_by, 1 + similarity(${key}, ${wanted}) as score from ${table} where ${key} ~>=~ ${wanted} and ${key} ~<~ (${wanted} || ${last}) order by ${key} using ~<~ limit ${maxFound})`;
};

/** Names that share three tenths of their groups of three letters with the text: those with a typo, too. */
const resembling = ({ table, owner, name, foundBy }: NamedBy, wanted: SQL): SQL => {
  const key = sql`lower(${name})`;
  return sql`(select ${owner} as user_id, ${foundBy}::text as found_by, similarity(${key}, ${wanted}) as score from ${table} where ${key} % ${wanted} order by score desc, user_id limit ${maxFound})`;
};

/** Finds accounts by their names here and at other companies. */
export const findByName = async (db: Database, text: string): Promise<Hit[]> => {
  const wanted = sql`lower(${text}::text)`;
  const parts = places.flatMap((place) => [
    beginning(place, wanted),
    ...([...text].length < minTypoLength ? [] : [resembling(place, wanted)]),
  ]);
  const [answer, alike] = await Promise.all([
    db.execute(sql.join(parts, sql` union all `)),
    db
      .select({ userId: takenNames.userId })
      .from(takenNames)
      .where(eq(takenNames.nameKey, nameKey(text))),
  ]);
  return [
    ...hitsShape
      .parse(answer)
      .rows.map((row) => ({ userId: row.user_id, foundBy: row.found_by, score: row.score })),
    // Written in other letters that look the same.
    ...alike.map(({ userId }) => ({ userId, foundBy: 'name' as const, score: 2 })),
  ];
};
