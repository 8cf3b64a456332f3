import { createHash } from 'node:crypto';
import { asc, desc, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { auditLog } from '../db/schema/staff.ts';

type AuditRow = typeof auditLog.$inferSelect;

/** What is written: everything but the row's place in the chain. */
export type NewAuditRow = Omit<AuditRow, 'id' | 'hash' | 'previousHash'>;

/** Held while a row is added, so that each row hashes the one before. */
const appendLock = 7_301_926;

/** The row before the first one. */
const noHash = '0'.repeat(64);

const rowsAtOnce = 500;

const sorted = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : part;

/**
 * JSON with sorted keys: the database keeps objects in an order of its own.
 *
 * @example canonicalJson({ b: 1, a: [{ d: 2, c: 3 }] }) // → '{"a":[{"c":3,"d":2}],"b":1}'
 */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => sorted(part)) ?? 'null';

const hashOf = ({ hash: _, at, ...row }: AuditRow): string =>
  createHash('sha256')
    .update(canonicalJson({ ...row, at: at.toISOString() }))
    .digest('hex');

const stored = (value: unknown): unknown => JSON.parse(canonicalJson(value));

/**
 * Adds a row to the log in the transaction of what it tells. Others who log wait until the transaction ends, so it comes
 * last.
 */
export const appendAudit = async (tx: Database, entry: NewAuditRow): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${appendLock})`);
  const [last] = await tx.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  const row = {
    ...entry,
    // As the database writes them.
    staffGuid: entry.staffGuid?.toLowerCase() ?? null,
    personGuid: entry.personGuid?.toLowerCase() ?? null,
    before: stored(entry.before),
    after: stored(entry.after),
    id: (last?.id ?? 0) + 1,
    previousHash: last?.hash ?? noHash,
    hash: '',
  };
  await tx.insert(auditLog).values({ ...row, hash: hashOf(row) });
};

/** A row of the log that somebody has kept elsewhere: without one, a cut end of the log cannot be seen. */
export interface KnownRow {
  readonly id: number;
  readonly hash: string;
}

/** What a check of the log has found first. */
export type AuditFinding =
  | { readonly kind: 'whole'; readonly rows: number; readonly last: KnownRow | null }
  | { readonly kind: 'changed' | 'missing' | 'moved'; readonly id: number };

/** What is wrong with a row that stands after `last`; null for nothing. */
const problemOf = (row: AuditRow, last: KnownRow): AuditFinding | null => {
  if (row.id > last.id + 1) return { kind: 'missing', id: last.id + 1 };
  const isLinked = row.id === last.id + 1 && row.previousHash === last.hash;
  const isWhole = hashOf(row) === row.hash;
  if (isLinked) return isWhole ? null : { kind: 'changed', id: row.id };
  // A whole row that links to another hash: the row before was written anew, its hash too.
  return isWhole && last.id > 0 ? { kind: 'changed', id: last.id } : { kind: 'moved', id: row.id };
};

/** Reads the whole log, and finds the first row that was changed, is missing or stands elsewhere. */
export const verifyAuditLog = async (db: Database, known: KnownRow | null = null): Promise<AuditFinding> => {
  let last: KnownRow = { id: 0, hash: noHash };
  let rows: AuditRow[] = [];
  do {
    const after = rows.at(-1);
    rows = await db
      .select()
      .from(auditLog)
      .where(after === undefined ? undefined : gt(auditLog.id, after.id))
      .orderBy(asc(auditLog.id))
      .limit(rowsAtOnce);
    for (const row of rows) {
      const problem = problemOf(row, last);
      if (problem !== null) return problem;
      if (row.id === known?.id && row.hash !== known.hash) return { kind: 'changed', id: row.id };
      last = { id: row.id, hash: row.hash };
    }
  } while (rows.length > 0);
  if (known !== null && known.id > last.id) return { kind: 'missing', id: last.id + 1 };
  return { kind: 'whole', rows: last.id, last: last.id === 0 ? null : last };
};
