import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from '@backbeat/api/testing/inParallel.ts';
import { longRunMs } from '@backbeat/api/testing/longRunMs.ts';
import { endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepCalling } from '../testing/keepCalling.ts';
import { type Purchase, startTestFleet, type TestFleet } from '../testing/startTestFleet.ts';

const kills = inForm({ short: 4, whole: 200 });
const buyersPerKill = 3;

describe(`${kills} kills of a random process of three, under load`, () => {
  let fleet: TestFleet;
  beforeAll(async () => {
    fleet = await startTestFleet();
  });
  afterAll(() => fleet.close());

  it(
    'charge nothing twice, lose nothing and fail no call',
    async ({ annotate }) => {
      const purchases: Purchase[] = [];
      const readers = await fleet.preparePurchases(buyersPerKill);
      expect(
        (await Promise.all(readers.map((reader) => fleet.buy(reader)))).map(({ status }) => status),
      ).toEqual(readers.map(() => 204));
      const load = keepCalling(
        fleet,
        readers.map(({ person }) => person),
      );
      let continued = 0;
      for (let kill = 0; kill < kills; kill += 1) {
        const replica = fleet.replicas[Math.floor(Math.random() * fleet.replicas.length)];
        const bought = await fleet.preparePurchases(buyersPerKill);
        purchases.push(...bought);
        // One of the three meets a slow provider, so that kills fall on either side of a charge too.
        await fleet.setFault({
          target: 'purchases',
          delayMs: 150,
          when: kill % 2 === 0 ? 'before' : 'after',
          times: 1,
        });
        const startedAtMs = performance.now();
        const answers = Promise.all(bought.map((purchase) => fleet.buy(purchase)));
        await wait(Math.random() * 250);
        await replica?.stop('SIGKILL');
        const killedAtMs = performance.now();
        // It comes back while the others do its work.
        await replica?.start();
        const ends = await answers;
        expect(ends).toEqual(bought.map(() => ({ status: 204, text: '' })));
        await fleet.setFault();
        // Whoever waited for the lease of a dead process was served by another one.
        if (performance.now() - killedAtMs > 5_000 && performance.now() - startedAtMs > 5_000) continued += 1;
        await fleet.allInService();
      }
      const { answered, failures } = await load.stop();
      expect(failures).toEqual([]);
      const { charges, subscriptions } = await fleet.readLedger();
      const countOf = (rows: typeof charges, { person }: Purchase) =>
        rows.filter(({ accountCode }) => accountCode === person.user.hash).length;
      for (const purchase of purchases) {
        expect([countOf(charges, purchase), countOf(subscriptions, purchase)]).toEqual([1, 1]);
      }
      await inParallel(4, purchases, async ({ person }) => {
        const { text } = await fleet.send('/v1/account', { token: person.token });
        const { user, subscription } = endpoints.account.response.parse(JSON.parse(text));
        expect([user.tier, subscription?.state]).toEqual(['premStream', 'active']);
      });
      await annotate(
        `${purchases.length} purchases answered, charged and subscribed once each, ${continued} rounds with one that another process finished; ${answered} readings answered; 0 failed`,
      );
    },
    longRunMs,
  );
});
