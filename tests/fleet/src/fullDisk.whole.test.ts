import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresServer } from '@backbeat/tooling/postgresServer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHome, openDatabaseHome, query, queryText } from '../testing/openDatabaseHome.ts';
import { type Purchase, startTestFleet, type TestFleet } from '../testing/startTestFleet.ts';

const canRun = process.platform === 'linux' && process.getuid?.() === 0;
const system = (program: string, ...args: readonly string[]) =>
  spawnSync(program, args, { encoding: 'utf8' });
const patienceMs = 60_000;

describe.runIf(canRun)('a server whose disk is full', () => {
  let home: DatabaseHome;
  let disk: string;
  let server: PostgresServer;
  let fleet: TestFleet;
  const start = () => home.start('disk/data', 'max_wal_size=64MB', 'min_wal_size=32MB');
  beforeAll(async () => {
    home = openDatabaseHome();
    disk = join(home.folder, 'disk');
    mkdirSync(disk);
    expect(system('mount', '-t', 'tmpfs', '-o', 'size=300m,mode=777', 'tmpfs', disk).stderr).toBe('');
    home.makeCluster('disk/data');
    server = await start();
    fleet = await startTestFleet({
      environment: { DATABASE_URL: server.url, LIMIT_CHECKOUTS_PER_MINUTE: '1000000' },
    });
  });
  afterAll(async () => {
    await fleet.close();
    await home.stopAll();
    system('umount', disk);
    await home.close();
  });

  const buyAll = async (
    purchases: readonly Purchase[],
    seen: Map<number | string, number>,
  ): Promise<Purchase[]> => {
    const bought: Purchase[] = [];
    for (const purchase of purchases) {
      const { status } = await fleet.buy(purchase);
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (status === 204) bought.push(purchase);
    }
    return bought;
  };

  it('sells nothing until there is room, then sells again; nothing acknowledged is lost, nobody pays twice', async ({
    annotate,
  }) => {
    const purchases = await fleet.preparePurchases(12);
    const seen = new Map<number | string, number>();
    const bought = await buyAll(purchases.slice(0, 4), seen);
    expect(bought).toHaveLength(4);
    system('dd', 'if=/dev/zero', `of=${join(disk, 'filler')}`, 'bs=64k');
    // The next piece of the log has no room.
    await query(server.url, 'select pg_switch_wal()').catch(() => null);
    const whileFull = await buyAll(purchases.slice(4, 8), seen);
    expect(whileFull).toEqual([]);
    const isRunning = await queryText(server.url, "select 'yes' as value").catch(() => 'no');
    system('rm', join(disk, 'filler'));
    const roomAtMs = performance.now();
    if (isRunning === 'no') {
      await server.end();
      server = await start();
    }
    const left = new Set(purchases.slice(4));
    while (left.size > 0 && performance.now() - roomAtMs < patienceMs)
      for (const purchase of await buyAll([...left], seen)) left.delete(purchase);
    expect(left.size).toBe(0);
    const { charges } = await fleet.readLedger();
    expect(charges).toHaveLength(purchases.length);
    expect(new Set(charges.map(({ accountCode }) => accountCode)).size).toBe(purchases.length);
    const count = "select count(*)::text as value from checkouts where state = 'succeeded'";
    expect(await queryText(server.url, count)).toBe(String(purchases.length));
    expect([...seen.keys()].filter((status) => status !== 204 && status !== 503)).toEqual([]);
    await annotate(
      `${JSON.stringify(Object.fromEntries(seen))}; the server ${isRunning === 'no' ? 'had ended and was started' : 'went on by itself'}; all sold ${Math.round(performance.now() - roomAtMs)} ms after there was room`,
    );
  }, 600_000);
});
