import { inParallel } from '@backbeat/api/testing/inParallel.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHome, openDatabaseHome } from '../testing/openDatabaseHome.ts';
import { startTestFleet, type TestFleet } from '../testing/startTestFleet.ts';

const calls = 600;
const buyers = 8;
const atOnce = 100;
/** The pool waits five seconds for a connection; the rest is a busy machine. */
const longestMs = 15_000;

describe('a server with fewer connections than the processes want', () => {
  let home: DatabaseHome;
  let fleet: TestFleet;
  beforeAll(async () => {
    home = openDatabaseHome();
    home.makeCluster('data');
    // Three processes want up to 30, and this test some too.
    const { url } = await home.start('data', 'max_connections=16');
    fleet = await startTestFleet({
      environment: { DATABASE_URL: url, LIMIT_CHECKOUTS_PER_MINUTE: '1000000' },
    });
  });
  afterAll(async () => {
    await fleet.close();
    await home.close();
  });

  it(`answers ${calls} calls, ${atOnce} at once, or says when to come back; nobody hangs, nobody pays twice`, async ({
    annotate,
  }) => {
    const purchases = await fleet.preparePurchases(buyers);
    const [reader] = purchases;
    if (reader === undefined) throw new Error('Nobody reads.');
    const counts = { 200: 0, 503: 0 };
    let slowestMs = 0;
    const read = async () => {
      const startedAtMs = performance.now();
      const answer = await fetch(`${fleet.api.url}/v1/account`, {
        headers: { authorization: `Bearer ${reader.person.token}` },
      });
      await answer.text();
      slowestMs = Math.max(slowestMs, performance.now() - startedAtMs);
      expect([200, 503]).toContain(answer.status);
      if (answer.status === 200) counts[200] += 1;
      else {
        counts[503] += 1;
        expect(answer.headers.get('retry-after')).toBe('2');
      }
    };
    const reading = inParallel(atOnce, Array.from({ length: calls }), read);
    const buying = inParallel(buyers, purchases, async (purchase) => {
      for (let tries = 1; tries < 200; tries += 1) {
        const { status } = await fleet.buy(purchase);
        if (status === 204) return tries;
        expect(status).toBe(503);
      }
      throw new Error('Nothing was sold.');
    });
    const [tries] = await Promise.all([buying, reading]);
    expect(counts[503]).toBeGreaterThan(0);
    expect(slowestMs).toBeLessThan(longestMs);
    expect((await fleet.readLedger()).charges).toHaveLength(buyers);
    for (const { url } of fleet.replicas) expect((await fleet.send('/ready', { to: url })).status).toBe(200);
    await annotate(
      `${counts[200]} answered, ${counts[503]} told to come back, the slowest in ${Math.round(slowestMs)} ms; ${buyers} purchases in at most ${Math.max(...tries)} tries, charged once each`,
    );
  }, 600_000);
});
