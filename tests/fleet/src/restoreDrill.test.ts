import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from '@backbeat/api/testing/inParallel.ts';
import { endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type DatabaseHome,
  isPrimary,
  openDatabaseHome,
  query,
  queryText,
} from '../testing/openDatabaseHome.ts';
import { type Purchase, startTestFleet, type TestFleet } from '../testing/startTestFleet.ts';
import { until } from '../testing/until.ts';

const buyers = inForm({ short: 12, whole: 300 });
const lanes = 3;
const secondsSince = (startedAtMs: number) => ((performance.now() - startedAtMs) / 1000).toFixed(1);

interface Bought {
  readonly purchase: Purchase;
  readonly startedAt: Date;
  readonly answeredAt: Date;
}

/** The steps of docs/operations/database.md, "When rows were deleted by mistake", as they stand there. */
describe('a database that is restored to the moment before a mistake', () => {
  let home: DatabaseHome;
  let fleet: TestFleet;
  beforeAll(async () => {
    home = openDatabaseHome();
    home.makeCluster('data');
    home.run('mkdir', 'archive');
    const { url } = await home.start(
      'data',
      'wal_level=replica',
      'archive_mode=on',
      `archive_command=test ! -f ${home.folder}/archive/%f && cp %p ${home.folder}/archive/%f`,
    );
    fleet = await startTestFleet({ environment: { DATABASE_URL: url } });
  });
  afterAll(async () => {
    await fleet.close();
    await home.close();
  });

  const buyAll = (purchases: readonly Purchase[]): Promise<Bought[]> =>
    inParallel(lanes, purchases, async (purchase) => {
      const startedAt = new Date();
      expect(await fleet.buy(purchase)).toEqual({ status: 204, text: '' });
      return { purchase, startedAt, answeredAt: new Date() };
    });
  const idsOf = (bought: readonly Bought[]) => bought.map(({ purchase }) => purchase.person.user.id);
  // Without the time of the last reading at the provider, which goes on by itself.
  const rowsOf = (ids: readonly number[]) =>
    query(
      fleet.databaseUrl,
      `select 'users' as name, to_jsonb(t) - 'billing_synced_at' as row from users t where id = any($1)
       union all select 'checkouts', to_jsonb(t) from checkouts t where user_id = any($1)
       union all select 'subscriptions', to_jsonb(t) from subscriptions t where user_id = any($1)
       union all select 'coverage_periods', to_jsonb(t) from coverage_periods t where user_id = any($1)
       order by 1, 2`,
      [ids],
    );
  const accountOf = async ({ person }: Purchase) => {
    const { text } = await fleet.send('/v1/account', { token: person.token });
    const { user, subscription } = endpoints.account.response.parse(JSON.parse(text));
    return [user.tier, subscription?.state];
  };

  it('has every row that was acknowledged before it and none of after; nobody is charged twice', async ({
    annotate,
  }) => {
    const atBackup = await fleet.preparePurchases(buyers);
    const atMoment = await fleet.preparePurchases(buyers);
    const atMistake = await fleet.preparePurchases(buyers);
    const [early, late] = [await buyAll(atBackup), buyAll(atMoment)];
    const backupAtMs = performance.now();
    home.run('pg_basebackup', '-h', home.folder, '-U', 'postgres', '-D', 'backup', '-c', 'fast');
    home.run('pg_verifybackup', 'backup');
    const backupSeconds = secondsSince(backupAtMs);
    // Purchases go on over the moment, so that some are under way just then.
    await wait(100);
    const midway = buyAll(atMistake.slice(0, lanes));
    const moment = await queryText(fleet.databaseUrl, 'select clock_timestamp()::text as value');
    const momentAt = new Date(moment);
    const bought = [...early, ...(await late), ...(await midway)];
    bought.push(...(await buyAll(atMistake.slice(lanes))));
    const before = bought.filter(({ answeredAt }) => answeredAt < momentAt);
    const after = bought.filter(({ startedAt }) => startedAt > momentAt);
    expect(before.length).toBeGreaterThanOrEqual(buyers);
    expect(after.length).toBeGreaterThanOrEqual(buyers - lanes);
    const lost = await rowsOf(idsOf(before));
    expect(lost.length).toBe(before.length * 4);
    await query(fleet.databaseUrl, 'delete from users where id = any($1)', [idsOf(before)]);
    expect(await rowsOf(idsOf(before))).toEqual([]);

    const restoreAtMs = performance.now();
    const segment = await queryText(fleet.databaseUrl, 'select pg_walfile_name(pg_switch_wal()) as value');
    await until(
      async () =>
        (await queryText(
          fleet.databaseUrl,
          "select coalesce(last_archived_wal, '') as value from pg_stat_archiver",
        )) >= segment,
    );
    await Promise.all(fleet.replicas.map((replica) => replica.stop()));
    await home.stopAll();
    home.run('cp', '-a', 'backup', 'restored');
    home.run('touch', join('restored', 'recovery.signal'));
    await home.start(
      'restored',
      `restore_command=cp ${home.folder}/archive/%f %p`,
      `recovery_target_time=${moment}`,
      'recovery_target_action=promote',
    );
    await until(() => isPrimary(fleet.databaseUrl));
    expect(await rowsOf(idsOf(before))).toEqual(lost);
    const ofAfter = await rowsOf(idsOf(after));
    expect(ofAfter.map(({ name }) => name)).toEqual(after.map(() => 'users'));

    await Promise.all(fleet.replicas.map((replica) => replica.start()));
    await fleet.allInService();
    const seconds = secondsSince(restoreAtMs);
    for (const { purchase } of before) expect(await accountOf(purchase)).toEqual(['premStream', 'active']);
    // The payment provider knows of purchases that the database does not: whoever presses again is not charged again.
    const pressed = after.slice(0, after.length / 2);
    for (const { purchase } of pressed) expect((await fleet.buy(purchase)).status).toBe(409);
    for (const { purchase } of after) expect(await accountOf(purchase)).toEqual(['premStream', 'active']);
    const { charges } = await fleet.readLedger();
    expect(charges).toHaveLength(bought.length);
    expect(new Set(charges.map(({ accountCode }) => accountCode)).size).toBe(bought.length);
    const [fresh] = await fleet.preparePurchases(1);
    if (fresh !== undefined) expect(await fleet.buy(fresh)).toEqual({ status: 204, text: '' });
    await annotate(
      `backup in ${backupSeconds} s, restored and serving in ${seconds} s; ${before.length} purchases of before the moment are there (${lost.length} rows alike), ${after.length} of after are not, and come back from the payment provider without a charge`,
    );
  }, 600_000);
});
