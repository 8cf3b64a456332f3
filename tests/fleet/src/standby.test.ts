import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from '@backbeat/api/testing/inParallel.ts';
import { longRunMs } from '@backbeat/api/testing/longRunMs.ts';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, queryText } from '../testing/openDatabaseHome.ts';
import { startPair } from '../testing/startPair.ts';
import { type Purchase, startTestFleet, type TestFleet } from '../testing/startTestFleet.ts';

const lanes = 4;
const buyersAfterwards = inForm({ short: 8, whole: 100 });
const pressAgainMs = 300;
const patienceMs = 90_000;

interface Sold {
  readonly purchase: Purchase;
  readonly startedAtMs: number;
  /** When the call was sent that sold it. */
  readonly triedAtMs: number;
  readonly answeredAtMs: number;
}

describe('a primary with a synchronous standby', () => {
  let pair: Awaited<ReturnType<typeof startPair>>;
  let fleet: TestFleet;
  beforeAll(async () => {
    pair = await startPair();
    await pair.awaitStandby(pair.first.url, true);
    fleet = await startTestFleet({
      environment: { DATABASE_URL: pair.databaseUrl, LIMIT_CHECKOUTS_PER_MINUTE: '1000000' },
    });
  });
  afterAll(async () => {
    await fleet.close();
    await pair.close();
  });

  it('that loses the standby holds what is written, until somebody says that it need not wait', async () => {
    const [purchase] = await fleet.preparePurchases(1);
    if (purchase === undefined) throw new Error('Nobody buys.');
    await pair.killServer(pair.second);
    let isAnswered = false;
    const buying = fleet.buy(purchase).finally(() => (isAnswered = true));
    await wait(3_000);
    expect(isAnswered).toBe(false);
    // Reading goes on meanwhile.
    const { token } = purchase.person;
    expect((await fleet.send('/v1/me', { token })).status).toBe(200);
    await pair.awaitStandby(pair.first.url, false);
    expect(await buying).toEqual({ status: 204, text: '' });
  });

  it(
    'that is killed under load: the standby is promoted, the same processes sell again, nothing acknowledged is lost',
    async ({ annotate }) => {
      const second = await pair.start('second', 1);
      await pair.awaitStandby(pair.first.url, true);
      const pids = fleet.replicas.map(({ pid }) => pid);
      const waiting = await fleet.preparePurchases(lanes * 4 + buyersAfterwards);
      const bought: Sold[] = [];
      const failures = new Map<number | string, number>();
      const lanesEnd = inParallel(lanes, waiting, async (purchase) => {
        const startedAtMs = performance.now();
        for (const untilMs = startedAtMs + patienceMs; ; ) {
          if (performance.now() > untilMs) throw new Error(`Nothing was sold: ${[...failures]}`);
          const triedAtMs = performance.now();
          const { status } = await fleet.buy(purchase);
          if (status === 204) {
            bought.push({ purchase, startedAtMs, triedAtMs, answeredAtMs: performance.now() });
            return;
          }
          failures.set(status, (failures.get(status) ?? 0) + 1);
          await wait(pressAgainMs);
        }
      });
      while (bought.length < lanes * 2) await wait(10);
      const killedAtMs = performance.now();
      await pair.killServer(pair.first);
      pair.promote('second');
      const promotedMs = performance.now() - killedAtMs;
      await lanesEnd;
      const afterwards = bought.filter(({ triedAtMs }) => triedAtMs > killedAtMs);
      const backMs = Math.min(...afterwards.map(({ answeredAtMs }) => answeredAtMs)) - killedAtMs;
      const slowestMs = Math.max(
        ...bought.map(({ answeredAtMs, startedAtMs }) => answeredAtMs - startedAtMs),
      );

      const { charges, subscriptions } = await fleet.readLedger();
      const codes = bought.map(({ purchase }) => purchase.person.user.hash);
      for (const code of codes) {
        const countIn = (rows: typeof charges) =>
          rows.filter(({ accountCode }) => accountCode === code).length;
        expect([countIn(charges), countIn(subscriptions)]).toEqual([1, 1]);
      }
      const kept = await queryText(
        second.url,
        `select count(*)::text as value from checkouts where state = 'succeeded' and user_id in (${bought
          .map(({ purchase }) => purchase.person.user.id)
          .join()})`,
      );
      expect(Number(kept)).toBe(bought.length);
      expect(fleet.replicas.map(({ pid }) => pid)).toEqual(pids);
      expect([...failures.keys()].filter((status) => status !== 503)).toEqual([]);

      // The next standby is a copy of the new primary; never the old one as it was.
      await pair.follow('third', 0);
      await pair.awaitStandby(second.url, true);
      const [last] = await fleet.preparePurchases(1);
      if (last !== undefined) expect(await fleet.buy(last)).toEqual({ status: 204, text: '' });
      const rows = await query(second.url, 'select sync_state from pg_stat_replication');
      expect(rows).toEqual([{ sync_state: 'sync' }]);
      await annotate(
        `promoted after ${Math.round(promotedMs)} ms, the first purchase after ${Math.round(backMs)} ms; ${bought.length} purchases acknowledged, charged and kept once each, ${bought.length - afterwards.length} of them sent before the kill; ${JSON.stringify(Object.fromEntries(failures))} meanwhile, the slowest was through in ${Math.round(slowestMs)} ms`,
      );
    },
    longRunMs,
  );
});
