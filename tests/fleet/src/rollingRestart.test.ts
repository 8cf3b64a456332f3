import { setTimeout as wait } from 'node:timers/promises';
import { longRunMs } from '@backbeat/api/testing/longRunMs.ts';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepCalling } from '../testing/keepCalling.ts';
import { startTestFleet, type TestFleet } from '../testing/startTestFleet.ts';
import { until } from '../testing/until.ts';

const restarts = inForm({ short: 1, whole: 20 });
const buyersPerStop = 2;
/** A purchase is under way when the stop comes. */
const purchaseMs = 300;

describe('a rolling restart', () => {
  let fleet: TestFleet;
  beforeAll(async () => {
    fleet = await startTestFleet();
  });
  afterAll(() => fleet.close());

  const statusOf = (to: string, path: string) => fleet.send(path, { to }).then(({ status }) => status);

  it('turns a process red before its port closes, and the balancer has let go of it by then', async () => {
    const [replica] = fleet.replicas;
    if (replica === undefined) throw new Error('There is no process.');
    const stopping = replica.stop('SIGTERM');
    await until(async () => (await statusOf(replica.url, '/ready')) === 503);
    await until(async () => (await fleet.readBalancer()).length === fleet.replicas.length - 1);
    // It lives, and whoever is still on it is served.
    expect(await statusOf(replica.url, '/health')).toBe(200);
    expect(await statusOf(replica.url, '/v1/featured/homepage')).toBe(200);
    await stopping;
    expect(await statusOf(replica.url, '/health')).toContain('ECONNREFUSED');
    await replica.start();
    expect(await statusOf(replica.url, '/ready')).toBe(200);
    await fleet.allInService();
  });

  it(
    `of every process, ${restarts} times under load, fails no call`,
    async ({ annotate }) => {
      const readers = await fleet.preparePurchases(buyersPerStop);
      const load = keepCalling(
        fleet,
        readers.map(({ person }) => person),
      );
      let bought = 0;
      let slowestMs = 0;
      for (let restart = 0; restart < restarts; restart += 1) {
        for (const replica of fleet.replicas) {
          await fleet.setFault({ target: 'purchases', delayMs: purchaseMs, times: buyersPerStop });
          const purchases = await fleet.preparePurchases(buyersPerStop);
          const answers = Promise.all(purchases.map((purchase) => fleet.buy(purchase)));
          await wait(Math.random() * purchaseMs);
          const stoppedAtMs = performance.now();
          await replica.stop('SIGTERM');
          slowestMs = Math.max(slowestMs, performance.now() - stoppedAtMs);
          expect(await replica.ended).toBe(0);
          expect(await answers).toEqual(purchases.map(() => ({ status: 204, text: '' })));
          bought += purchases.length;
          await replica.start();
          await fleet.allInService();
        }
      }
      const { answered, failures } = await load.stop();
      expect(failures).toEqual([]);
      expect((await fleet.readLedger()).charges).toHaveLength(bought);
      await annotate(
        `${restarts * fleet.replicas.length} stops: ${answered} readings and ${bought} purchases answered, 0 failed; a stop took at most ${Math.round(slowestMs)} ms`,
      );
    },
    longRunMs,
  );
});
