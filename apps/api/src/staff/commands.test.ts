import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi } from '../../testing/createTestApi.ts';
import { createLastingDatabase, type LastingDatabase } from '../../testing/openTestDatabase.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { auditLog, staff } from '../db/schema/staff.ts';

const folder = fileURLToPath(new URL('../..', import.meta.url));

let database: LastingDatabase;
let person: UserRow;

/** Runs a command of the server, as `pnpm` does after a build. */
const runIn = (
  environment: Readonly<Record<string, string>>,
  command: 'addStaff' | 'verifyAudit',
  ...given: readonly string[]
) =>
  new Promise<{ readonly code: number; readonly said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--conditions=@backbeat/source', join(folder, `src/staff/${command}.ts`), ...given],
      {
        cwd: folder,
        env: { PATH: process.env.PATH, MAIL_URL: 'smtp://localhost:1', ...environment },
      },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: `${stdout}${stderr}`.trim() }),
    );
  });

const run = (command: 'addStaff' | 'verifyAudit', ...given: readonly string[]) =>
  runIn(database.environment, command, ...given);

const withDatabase = async <T>(work: (api: Awaited<ReturnType<typeof createTestApi>>) => Promise<T>) => {
  const api = await createTestApi({ database: await openDatabase(database.target) });
  try {
    return await work(api);
  } finally {
    await api.close();
  }
};

beforeAll(async () => {
  database = await createLastingDatabase();
  person = await withDatabase(async (api) => (await api.signUp('ada')).user);
});
afterAll(() => database.remove());

it('pnpm staff:add makes the first owner, by account code and by guid', async () => {
  expect(await run('verifyAudit')).toEqual({ code: 0, said: 'The audit log is empty.' });
  expect(await run('addStaff', person.hash, 'reader')).toEqual({
    code: 0,
    said: `ada (${person.guid}) is reader now.`,
  });
  expect((await run('addStaff', person.guid, 'owner')).said).toBe(`ada (${person.guid}) is owner now.`);
  await withDatabase(async ({ deps: { db } }) => {
    expect(await db.select().from(staff)).toMatchObject([{ userId: person.id, role: 'owner' }]);
    const [user] = await db.select().from(users).where(eq(users.id, person.id));
    expect(user).toMatchObject({ tier: 'admin', grantedTier: 'admin' });
    expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
      { what: 'staff:add', staffGuid: null, personGuid: person.guid, after: { role: 'reader' } },
      { before: { role: 'reader' }, after: { role: 'owner', granted_tier: 'admin' } },
    ]);
  });
});

it('pnpm staff:add says what it does not understand', async () => {
  expect(await run('addStaff', 'nobody', 'owner')).toEqual({ code: 1, said: 'There is no account nobody.' });
  for (const given of [[], [person.guid], [person.guid, 'king'], [person.guid, 'owner', 'reader']]) {
    const { code, said } = await run('addStaff', ...given);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Say which account gets which role: pnpm staff:add/),
    ]);
  }
});

it('pnpm audit:verify names the first row that is not as it was written', async () => {
  const whole = await run('verifyAudit');
  expect(whole).toMatchObject({
    code: 0,
    said: expect.stringMatching(/whole: 2 rows\..*--known 2:[\da-f]{64}$/),
  });
  const known = /--known (\S+)$/.exec(whole.said)?.[1] ?? '';
  expect((await run('verifyAudit', '--known', known)).code).toBe(0);
  expect((await run('verifyAudit', '--known', 'nothing')).said).toContain('pnpm audit:verify');
  await withDatabase(async ({ deps: { db } }) => {
    await db.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
    await db.execute(sql`update audit_log set reason = 'Another one.' where id = 1`);
  });
  const changed = await run('verifyAudit');
  expect([changed.code, changed.said]).toEqual([
    1,
    expect.stringMatching(/^Row 1 of the audit log was changed\./),
  ]);
  await withDatabase(async ({ deps: { db } }) => db.execute(sql`delete from audit_log where id = 1`));
  const missing = await run('verifyAudit', '--known', known);
  expect([missing.code, missing.said]).toEqual([
    1,
    expect.stringMatching(/^Row 1 of the audit log is missing\./),
  ]);
});

it('both say that the embedded database is in use', async () => {
  const { BACKBEAT_DATA_DIR = '' } = database.environment;
  const { close } = await openDatabase({ ...database.target, databaseUrl: null });
  const environment = { BACKBEAT_DATA_DIR, DATABASE_URL: '' };
  try {
    for (const { code, said } of [
      await runIn(environment, 'addStaff', person.guid, 'owner'),
      await runIn(environment, 'verifyAudit'),
    ]) {
      expect(code).toBe(1);
      expect(said).toContain(BACKBEAT_DATA_DIR);
      expect(said).not.toContain('    at ');
    }
  } finally {
    await close();
  }
});
