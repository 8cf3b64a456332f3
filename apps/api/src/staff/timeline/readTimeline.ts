import { type TimelineEvent, type TimelineKind, timelineKinds } from '@backbeat/sdk/staff';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { DbDeps } from '../../db/Database.ts';
import { type UserRow, users } from '../../db/schema/accounts.ts';
import { type TimelineSource, timelineSources } from './timelineSources.ts';

/** A page has at least as many events, if there are any more. */
const pageSize = 50;

const rowsShape = z.object({
  rows: z.array(
    z.object({
      kind: z.enum(timelineKinds),
      id: z.string(),
      at_ms: z.number(),
      by: z.enum(['person', 'staff', 'system', 'provider']),
      staff: z.nullable(z.string()),
      about: z.nullable(z.string()),
      cents: z.nullable(z.number()),
      reason: z.nullable(z.string()),
    }),
  ),
});

const nameOf = ({ key, is }: NonNullable<TimelineSource['staff']>): SQL =>
  sql`(select coalesce(${users.displayName}, ${users.username}) from ${users} where ${is} = ${key})`;

/** The rows of a source as events before a moment; equal times share a page, so that none is left out between two. */
const eventsOf = (kind: TimelineKind, source: TimelineSource, before: SQL): SQL => {
  const { table, where, id, at, by, about, cents, reason, staff } = source;
  return sql`(select ${kind}::text as kind, ${id}::text as id, ${at} as at, ${by}::text as by, ${staff === undefined ? null : nameOf(staff)}::text as staff, ${about ?? null}::text as about, ${cents ?? null}::integer as cents, ${reason ?? null}::text as reason from ${table} where ${where} and ${at} < ${before} order by 3 desc fetch first ${sql.raw(String(pageSize))} rows with ties)`;
};

const byTime = (a: TimelineEvent, b: TimelineEvent): number =>
  Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? -1 : 1);

/**
 * A page of what happened to a person, newest first.
 *
 * @param accounts as of `timelineSources`
 * @param before the `next` of the page before; null for the first page
 */
export const readTimeline = async (
  { db, clock }: DbDeps,
  accounts: readonly Pick<UserRow, 'id' | 'guid'>[],
  before: string | null,
): Promise<{ events: TimelineEvent[]; next: string | null }> => {
  const isBefore = sql`${before === null ? 'infinity' : new Date(before).toISOString()}::timestamptz`;
  const sources = timelineSources(accounts, new Date(clock.now()));
  const parts = timelineKinds.flatMap((kind) =>
    [sources[kind]].flat().map((source) => eventsOf(kind, source, isBefore)),
  );
  const answer = await db.execute(
    sql`select kind, id, round(extract(epoch from at) * 1000)::double precision as at_ms, by, staff, about, cents, reason from (${sql.join(parts, sql` union all `)}) as events order by at desc fetch first ${sql.raw(String(pageSize))} rows with ties`,
  );
  const events = rowsShape.parse(answer).rows.map(({ at_ms, cents, id, kind, ...row }) => ({
    ...row,
    id: `${kind}:${id}`,
    kind,
    at: new Date(at_ms).toISOString(),
    amount_cents: cents,
  }));
  const last = events.length < pageSize ? undefined : events.at(-1);
  return { events: events.toSorted(byTime), next: last?.at ?? null };
};
