import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/createTestApi.ts';
import { createLastingDatabase, isOnServer, type LastingDatabase } from '../../testing/openTestDatabase.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';
import { openDatabase } from './openDatabase.ts';

describe.runIf(isOnServer)('a database that takes no connection', () => {
  let database: LastingDatabase;
  let api: TestApi;
  let admin: pg.Client;
  let name: string;
  beforeAll(async () => {
    database = await createLastingDatabase();
    name = new URL(database.target.databaseUrl ?? '').pathname.slice(1);
    api = await createTestApi({ database: await openDatabase(database.target) });
    admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await api.close();
    database.remove();
  });

  it('is told by 503 and when to come back, and serves as soon as it takes one', async () => {
    const { token } = await api.signUp();
    const headers = { authorization: `Bearer ${token}` };
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    for (let call = 0; call < 5; call += 1) {
      const answer = await api.app.request('/v1/me', { headers });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    }
    await admin.query(`alter database ${name} allow_connections true`);
    expect((await api.call('/v1/me', { token })).status).toBe(200);
  });
});

describe('an error', () => {
  const coded = (code: string) => Object.assign(new Error('of PostgreSQL'), { code });
  it.each(['08006', '25006', '53100', '53300', '57P01', '57P03', 'ECONNREFUSED'])('%s may pass', (code) => {
    expect(isDatabaseAway(new Error('Failed query', { cause: coded(code) }))).toBe(true);
  });
  it.each(['23505', '40001', '42P01', '57014', 'ERR_INVALID_ARG_TYPE'])(
    '%s does not pass by itself',
    (code) => {
      expect(isDatabaseAway(new Error('Failed query', { cause: coded(code) }))).toBe(false);
    },
  );
});
