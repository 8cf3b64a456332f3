import { gt, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import type { Database, OpenDatabase } from '../db/Database.ts';
import { auditLog } from '../db/schema/staff.ts';
import { appendAudit, canonicalJson, type KnownRow, type NewAuditRow, verifyAuditLog } from './auditLog.ts';

let database: OpenDatabase;
let db: Database;

const entry = (what: string, more: Partial<NewAuditRow> = {}): NewAuditRow => ({
  at: new Date('2026-01-02T03:04:05.678Z'),
  staffGuid: null,
  what,
  personGuid: null,
  before: null,
  after: null,
  reason: null,
  requestId: null,
  address: null,
  ...more,
});

beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  const values = [
    { b: 1, a: [{ d: 'é', c: null }], 10: 'ten', 9: 'nine' },
    [1e21, 0.1, -0, 5e-324],
    'text “with” \\ and \n',
    { undefined: undefined },
    true,
    null,
  ];
  for (const [index, after] of values.entries())
    await db.transaction((tx) => appendAudit(tx, entry(`row ${index}`, { after })));
  // Two at once each hash the other one, not the same row.
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      db.transaction((tx) => appendAudit(tx, entry(`at once ${index}`, { reason: 'Because.' }))),
    ),
  );
});
afterAll(() => database.close());

class Undone extends Error {}

/** Changes the log as somebody with all rights would, looks at it, and undoes the change. */
const afterTampering = async (statements: readonly SQL[], known: KnownRow | null = null) => {
  let found: unknown = null;
  const changed = db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
    for (const statement of statements) await tx.execute(statement);
    found = await verifyAuditLog(tx, known);
    throw new Undone();
  });
  await expect(changed).rejects.toThrow(Undone);
  return found;
};

describe('the audit log', () => {
  it('is whole as it was written', async () => {
    expect(await verifyAuditLog(db)).toMatchObject({ kind: 'whole', rows: 26, last: { id: 26 } });
    expect(await afterTampering([])).toMatchObject({ kind: 'whole', rows: 26 });
  });

  it.each([
    sql`update audit_log set reason = 'Another one.' where id = 7`,
    sql`update audit_log set reason = 'Nothing.' where id = 0`,
    sql`delete from audit_log where id = 7`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
    sql`insert into audit_log select * from audit_log where id = 7 on conflict (id) do update set reason = 'No.'`,
  ])('refuses to be changed, case %#', async (statement) => {
    await expect(db.execute(statement)).rejects.toThrow();
    expect(await verifyAuditLog(db)).toMatchObject({ kind: 'whole', rows: 26 });
  });

  it.each([
    sql`what = 'another'`,
    sql`reason = 'Another one.'`,
    sql`after = '{"b":2}'`,
    sql`at = at + interval '1 millisecond'`,
    sql`staff_guid = gen_random_uuid()`,
    sql`person_guid = gen_random_uuid()`,
    sql`request_id = 'r'`,
    sql`address = '::1'`,
    sql`hash = repeat('a', 64)`,
  ])('shows a changed row, case %#', async (change) => {
    expect(await afterTampering([sql`update audit_log set ${change} where id = 7`])).toEqual({
      kind: 'changed',
      id: 7,
    });
  });

  it('shows a row that was written anew with a hash of its own', async () => {
    let found: unknown = null;
    const changed = db.transaction(async (tx) => {
      await tx.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
      const kept = await tx.select().from(auditLog).where(gt(auditLog.id, 7));
      await tx.execute(sql`delete from audit_log where id >= 7`);
      await appendAudit(tx, entry('forged'));
      await tx.insert(auditLog).values(kept);
      found = await verifyAuditLog(tx);
      throw new Undone();
    });
    await expect(changed).rejects.toThrow(Undone);
    expect(found).toEqual({ kind: 'changed', id: 7 });
  });

  it('shows a missing row', async () => {
    expect(await afterTampering([sql`delete from audit_log where id = 7`])).toEqual({
      kind: 'missing',
      id: 7,
    });
    expect(await afterTampering([sql`delete from audit_log where id = 1`])).toEqual({
      kind: 'missing',
      id: 1,
    });
  });

  it('shows rows that changed places, and rows that were moved up over a missing one', async () => {
    const swap = [
      sql`update audit_log set id = 1000 where id = 7`,
      sql`update audit_log set id = 7 where id = 9`,
      sql`update audit_log set id = 9 where id = 1000`,
    ];
    expect(await afterTampering(swap)).toEqual({ kind: 'moved', id: 7 });
    const close = [
      sql`delete from audit_log where id = 7`,
      sql`update audit_log set id = -id where id > 7`,
      sql`update audit_log set id = -id - 1 where id < 0`,
    ];
    expect(await afterTampering(close)).toEqual({ kind: 'moved', id: 7 });
    expect(await afterTampering([sql`update audit_log set id = 0 where id = 26`])).toEqual({
      kind: 'moved',
      id: 0,
    });
  });

  it('shows a cut end, and a log that was written anew, to whoever knows a row', async () => {
    const finding = await verifyAuditLog(db);
    const known = finding.kind === 'whole' ? finding.last : null;
    expect(known?.id).toBe(26);
    expect(await afterTampering([sql`delete from audit_log where id > 20`], known)).toEqual({
      kind: 'missing',
      id: 21,
    });
    const other = { id: 26, hash: 'a'.repeat(64) };
    expect(await verifyAuditLog(db, other)).toEqual({ kind: 'changed', id: 26 });
    expect(await verifyAuditLog(db, known)).toMatchObject({ kind: 'whole' });
  });
});

it('has one spelling for equal values', () => {
  expect(canonicalJson({ b: [{ y: 1, x: undefined }], a: null })).toBe('{"a":null,"b":[{"y":1}]}');
  expect(canonicalJson(undefined)).toBe('null');
});
