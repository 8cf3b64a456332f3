import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createLogger } from '../operations/createLogger.ts';
import type { OpenDatabase } from './Database.ts';
import { startJobs } from './startJobs.ts';

let database: OpenDatabase;
/** A pg-boss that reads the queues beside the api. */
let boss: PgBoss;
let stops: (() => Promise<void>)[];
let logs: string[];
beforeEach(async () => {
  database = await openTestDatabase();
  boss = new PgBoss({ ...database.jobs, schedule: false, supervise: false });
  [stops, logs] = [[], []];
});
afterEach(async () => {
  for (const stop of stops) await stop();
  await boss.stop();
  await database.close();
});

const patience = { timeout: 30_000 } as const;
const rare = '0 0 1 1 *';

/** Starts the background work of an api process. */
const start = async (run: () => Promise<unknown>): Promise<void> => {
  const logger = createLogger('info', { write: (line) => logs.push(line) });
  stops.push(await startJobs({ jobs: database.jobs, logger }, { only: { cron: rare, run } }));
  await boss.start();
};
const query = (text: string) => boss.getDb().executeSql(text);
/** Waits until no job is queued or running. */
const idle = () =>
  expect
    .poll(async () => (await query("select 1 from pgboss.job where state < 'completed'")).rows, patience)
    .toEqual([]);

it('does a round at the start, and once where three processes want it', async () => {
  const ran: number[] = [];
  await Promise.all([0, 1, 2].map((index) => start(async () => ran.push(index))));
  await expect.poll(() => ran.length, patience).toBeGreaterThan(0);
  await idle();
  const before = ran.length;
  expect(before).toBeLessThanOrEqual(3);
  const wanted = { singletonKey: 'only' };
  await Promise.all([0, 1, 2].map(() => boss.send('rounds', { name: 'only' }, wanted)));
  await idle();
  expect(ran).toHaveLength(before + 1);
  expect(await boss.getSchedules('rounds')).toMatchObject([{ key: 'only', cron: rare }]);
  expect(logs).toEqual([]);
});

it('leaves the rounds to other processes where it has none', async () => {
  await start(async () => {});
  await idle();
  await stops.pop()?.();
  const logger = createLogger('info', { write: (line) => logs.push(line) });
  stops.push(await startJobs({ jobs: database.jobs, logger }, {}));
  await boss.send('rounds', { name: 'only' }, { singletonKey: 'only' });
  // A worker looks every two seconds.
  await wait(5_000);
  expect((await query("select state from pgboss.job where state < 'completed'")).rows).toEqual([
    { state: 'created' },
  ]);
});

it('is started by three processes at once on a database without queues', async () => {
  await database.jobs.db?.executeSql('drop schema if exists pgboss cascade');
  let runs = 0;
  await Promise.all([0, 1, 2].map(() => start(async () => (runs += 1))));
  await expect.poll(() => runs, patience).toBeGreaterThan(0);
});

it('does a round again that failed, later each time, and keeps what failed for good', async () => {
  let tries = 0;
  await start(async () => {
    tries += 1;
    throw new Error('Not yet.');
  });
  for (const done of [1, 2, 3, 4]) {
    await expect.poll(() => tries, patience).toBe(done);
    const retry = "select start_after > now() as later from pgboss.job where state = 'retry'";
    if (done < 4)
      await expect.poll(async () => (await query(retry)).rows, patience).toEqual([{ later: true }]);
    await query("update pgboss.job set start_after = now() where state = 'retry'");
  }
  const kept = "select source_output as output from pgboss.job where name = 'given-up-rounds'";
  await expect
    .poll(async () => (await query(kept)).rows, patience)
    .toMatchObject([{ output: { error: 'Error: Not yet.' } }]);
  expect(logs.join('')).toContain('a round of work failed');
});

it('does not wait for a process that died in a round, and stops in time while one runs', async () => {
  let begun = 0;
  const hang = () => {
    begun += 1;
    return new Promise(() => {});
  };
  await start(hang);
  await expect.poll(() => begun, patience).toBe(1);
  await start(hang);
  await expect.poll(() => begun, patience).toBe(2);
  const stoppedAtMs = performance.now();
  await stops[1]?.();
  expect(performance.now() - stoppedAtMs).toBeLessThan(3_500);
});

it('works at once where a clock a day ahead had planned for tomorrow', async () => {
  await start(async () => undefined);
  await idle();
  await stops[0]?.();
  await query("update pgboss.version set cron_on = now() + interval '1 day'");
  await boss.send('rounds', { name: 'only' }, { singletonKey: 'only', startAfter: 86_400 });
  let isDone = false;
  await start(async () => (isDone = true));
  await expect.poll(() => isDone, patience).toBe(true);
  expect((await query('select 1 from pgboss.version where cron_on > now()')).rows).toEqual([]);
});
