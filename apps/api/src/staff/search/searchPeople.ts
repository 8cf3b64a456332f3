import type { FoundPerson } from '@backbeat/sdk/staff';
import { eq, inArray, sql } from 'drizzle-orm';
import type { BillingProvider } from '../../billing/BillingProvider.ts';
import type { Database } from '../../db/Database.ts';
import { identities, users } from '../../db/schema/accounts.ts';
import { isoOrNull } from '../../lib/isoOrNull.ts';
import { publicName } from '../../names/publicName.ts';
import { coveredName } from '../coveredName.ts';
import { findByName } from './findByName.ts';
import { findExactly } from './findExactly.ts';
import { exactScore, type Hit, maxFound } from './Hit.ts';
import type { SearchQuery } from './readQuery.ts';

interface SearchDeps {
  readonly db: Database;
  readonly billing: Pick<BillingProvider, 'invoice'>;
}

/** The accounts of hits, a merged one as the one that it became, each by its best hit. */
const readFound = async (db: Database, hits: readonly Hit[]) => {
  const ids = [...new Set(hits.map(({ userId }) => userId))];
  if (ids.length === 0) return [];
  const remaining = await db
    .select({ id: users.id, becameId: sql<number>`coalesce(${users.mergedIntoId}, ${users.id})` })
    .from(users)
    .where(inArray(users.id, ids));
  const became = new Map(remaining.map(({ id, becameId }) => [id, becameId]));
  const best = new Map<number, Hit>();
  for (const hit of hits) {
    const id = became.get(hit.userId);
    if (id !== undefined && hit.score > (best.get(id)?.score ?? 0)) best.set(id, hit);
  }
  return [...best].toSorted(([a, one], [b, other]) => other.score - one.score || a - b).slice(0, maxFound);
};

/** What a search has found, and whether by something that belongs to one person. */
export interface SearchResult {
  readonly people: FoundPerson[];
  readonly isExact: boolean;
  /** False where the payment provider would know whose an invoice is, and does not answer. */
  readonly isComplete: boolean;
}

/** Finds people, best first. */
export const searchPeople = async (
  { db, billing }: SearchDeps,
  query: SearchQuery,
): Promise<SearchResult> => {
  const [exact, named] = await Promise.all([
    findExactly({ db, billing }, query),
    query.name === null ? [] : findByName(db, query.name),
  ]);
  const found = await readFound(db, [...exact.hits, ...named]);
  const ids = found.map(([id]) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ user: users, identity: identities })
          .from(users)
          .leftJoin(identities, eq(identities.userId, users.id))
          .where(inArray(users.id, ids))
          .orderBy(identities.id);
  const people = found.flatMap(([id, { foundBy }]) => {
    const own = rows.filter(({ user }) => user.id === id);
    const [first] = own;
    if (first === undefined) return [];
    const { user } = first;
    return [
      {
        guid: user.guid,
        name: coveredName(publicName(user)),
        avatar: user.avatar,
        tier: user.tier,
        created_at: user.createdAt.toISOString(),
        deletes_at: isoOrNull(user.deletionDueAt),
        identities: own.flatMap(({ identity }) =>
          identity === null
            ? []
            : [{ provider: identity.provider, username: coveredName(identity.username) }],
        ),
        found_by: foundBy,
      },
    ];
  });
  return {
    people,
    isExact: found.some(([, { score }]) => score === exactScore),
    isComplete: exact.isComplete,
  };
};
