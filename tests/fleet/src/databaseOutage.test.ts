import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestFleet, type TestFleet } from '../testing/startTestFleet.ts';
import { until } from '../testing/until.ts';

describe('a bad day of the database', () => {
  let fleet: TestFleet;
  beforeAll(async () => {
    fleet = await startTestFleet();
  });
  afterAll(() => fleet.close());

  const connect = async (database: string): Promise<pg.Client> => {
    const url = new URL(fleet.databaseUrl);
    url.pathname = database;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    return client;
  };
  const readiness = () =>
    Promise.all(fleet.replicas.map(async ({ url }) => (await fleet.send('/ready', { to: url })).status));

  it('that ends every connection and takes none turns all processes red; they come back by themselves', async () => {
    const pids = fleet.replicas.map(({ pid }) => pid);
    const [purchase] = await fleet.preparePurchases(1);
    if (purchase === undefined) throw new Error('Nobody buys.');
    const admin = await connect('template1');
    await admin.query('alter database postgres allow_connections false');
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres'");
    await until(async () => (await readiness()).every((status) => status === 503));
    await until(async () => (await fleet.readBalancer()).length === 0);
    for (const { url } of fleet.replicas) expect((await fleet.send('/health', { to: url })).status).toBe(200);
    expect((await fleet.buy(purchase)).status).toBe(503);
    const asked = await fetch(`${fleet.api.url}/v1/account`, {
      method: 'OPTIONS',
      headers: { origin: fleet.site.url, 'access-control-request-headers': 'authorization' },
    });
    expect(asked.ok, 'a page may call').toBe(true);
    expect(asked.headers.get('access-control-allow-origin'), 'without cookies').toBe('*');
    expect(asked.headers.get('access-control-allow-headers')).toContain('Authorization');
    const { status, headers } = await fetch(`${fleet.api.url}/v1/account`, {
      headers: { origin: fleet.site.url },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([503, fleet.site.url]);
    expect(headers.get('access-control-expose-headers')).toBe('Retry-After');

    await admin.query('alter database postgres allow_connections true');
    await admin.end();
    await fleet.allInService();
    expect(await fleet.buy(purchase)).toEqual({ status: 204, text: '' });
    expect((await fleet.readLedger()).charges).toHaveLength(1);
    expect(fleet.replicas.map(({ pid }) => pid)).toEqual(pids);
  });

  it('with a row that is locked for long ends the call that waits, and holds up nobody else', async () => {
    const [stuck, other] = await fleet.preparePurchases(2);
    if (stuck === undefined || other === undefined) throw new Error('Nobody buys.');
    const before = (await fleet.readLedger()).charges.length;
    const locking = await connect('postgres');
    await locking.query('begin');
    await locking.query('select 1 from users where id = $1 for update', [stuck.person.user.id]);
    const startedAtMs = performance.now();
    const waiting = fleet.buy(stuck);
    expect((await fleet.buy(other)).status).toBe(204);
    expect((await waiting).status).toBe(500);
    const tookMs = performance.now() - startedAtMs;
    expect(tookMs).toBeGreaterThan(14_000);
    expect(tookMs).toBeLessThan(25_000);
    await locking.query('rollback');
    await locking.end();
    expect(await fleet.buy(stuck)).toEqual({ status: 204, text: '' });
    expect((await fleet.readLedger()).charges).toHaveLength(before + 2);
  });
});
