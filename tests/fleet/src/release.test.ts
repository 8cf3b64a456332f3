import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestPerson } from '@backbeat/api/testing/createTestApi.ts';
import { longRunMs } from '@backbeat/api/testing/longRunMs.ts';
import { cookieNames, endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { keepCalling } from '../testing/keepCalling.ts';
import { startTestFleet, type TestFleet } from '../testing/startTestFleet.ts';
import { unpackLastRelease } from '../testing/unpackLastRelease.ts';

const run = promisify(execFile);
const tab = fileURLToPath(new URL('../testing/lastReleaseTab.ts', import.meta.url));
const said = z.object({ answered: z.array(z.string()), problems: z.array(z.string()) });
const releases = inForm({ short: 1, whole: 10 });
const buyersPerStop = 2;
const purchaseMs = 300;
const monthly = 'rocksprem_i_m_v2';
const yearly = 'rocksprem_i_y_v2';

describe('a release beside the one before', () => {
  let last: ReturnType<typeof unpackLastRelease>;
  let fleet: TestFleet;
  beforeAll(async () => {
    last = unpackLastRelease();
    // Its processes make its tables; the first thing of now that opens the database takes these further.
    fleet = await startTestFleet({ program: last.program });
  });
  afterAll(async () => {
    await fleet?.close();
    last?.remove();
  });

  const replicaAt = (at: number) => {
    const replica = fleet.replicas[at];
    if (replica === undefined) throw new Error(`There is no process ${at}.`);
    return replica;
  };
  /** Another program on the place of a process. */
  const replace = async (at: number, program?: readonly string[]) => {
    await replicaAt(at).stop('SIGTERM');
    await replicaAt(at).start(program);
    await fleet.allInService();
  };

  const call = async (to: string, person: TestPerson, path: string, body?: unknown) => {
    const answer = await fleet.send(path, { ...fleet.sessionOf(person), to, ...(body ? { body } : {}) });
    expect(answer, path).toMatchObject({ status: expect.toBeOneOf([200, 204]) });
    return answer.text;
  };
  const accountOf = async (to: string, person: TestPerson) =>
    endpoints.account.response.parse(JSON.parse(await call(to, person, '/v1/account')));
  const quote = async (to: string, person: TestPerson, path: string, body: unknown) =>
    endpoints.planChangePreview.response.parse(JSON.parse(await call(to, person, path, body))).quote_id;
  const confirm = (to: string, person: TestPerson, quoteId: string) =>
    call(to, person, '/v1/premium/change', { quote_id: quoteId });

  /** Buys at one process, and goes on at the other, step by step. */
  const journey = async (first: string, second: string) => {
    const [purchase] = await fleet.preparePurchases(1);
    if (purchase === undefined) throw new Error('Nobody buys.');
    const { person } = purchase;
    const see = async (subscription: object) => {
      for (const to of [first, second]) expect(await accountOf(to, person)).toMatchObject({ subscription });
    };
    expect(await fleet.buy(purchase, first)).toEqual({ status: 204, text: '' });
    await see({ plan_code: monthly, state: 'active' });
    const bigger = await quote(second, person, '/v1/premium/change/preview', {
      plan_code: yearly,
      coupon: null,
    });
    await confirm(first, person, bigger);
    await see({ plan_code: yearly, state: 'active' });
    const { subscription } = await accountOf(second, person);
    const endsMs = Date.parse(subscription?.paid_through_date ?? '');
    const until = new Date(endsMs + 40 * 86_400_000).toISOString();
    await confirm(second, person, await quote(first, person, '/v1/premium/pause/preview', { until }));
    // A reading by a process of the last release may lose the wanted day; then a whole period is paused.
    const wholePeriod = new Date(endsMs);
    wholePeriod.setUTCFullYear(wholePeriod.getUTCFullYear() + 1);
    await see({ resumes_at: expect.toBeOneOf([until, wholePeriod.toISOString()]) });
    await call(second, person, '/v1/premium/cancel', {});
    await see({ state: 'canceled' });
    return person;
  };

  it('is recorded with the last migration that it knows', () => {
    expect(last.migrations.found).toBe(last.migrations.recorded);
  });

  it('serves on while the tables are taken further, and beside a process of now', async () => {
    await replace(0);
    const [now, before] = [replicaAt(0).url, replicaAt(1).url];
    const programs = await Promise.all(
      [0, 1].map((at) => run('ps', ['-o', 'args=', '-p', `${replicaAt(at).pid}`])),
    );
    expect(
      programs.map(({ stdout }) => stdout.includes(last.program[1] ?? '')),
      'it is another',
    ).toEqual([false, true]);
    await journey(now, before);
    await journey(before, now);
  });

  it('signs people in, whichever process hears of which part', async () => {
    for (let round = 0; round < 6; round += 1) {
      const browser = fleet.openBrowser();
      browser.jar.set(cookieNames.license, 'accepted').set(cookieNames.marketing, 'in');
      const chooser = await browser.open('/auth/twitch?source=www&return_url=%2Fpricing');
      const callback = await browser.choose(chooser, 'make', { name: `Release ${round}`, email: '' });
      const { url } = await browser.follow(callback.href);
      expect(url.href).toContain(fleet.site.url);
      expect(url.hash).toMatch(/token=/);
    }
  });

  it('has tabs that take every answer of now', async () => {
    const person = await journey(replicaAt(0).url, replicaAt(0).url);
    const to = replicaAt(0).url;
    const { token, headers } = fleet.sessionOf(person);
    const reading = run(process.execPath, ['--conditions=@backbeat/source', tab]);
    reading.child.stdin?.end(
      JSON.stringify({
        contractFile: last.contractFile,
        apiUrl: to,
        headers: { ...headers, authorization: `Bearer ${token}` },
      }),
    );
    const { answered, problems } = said.parse(JSON.parse((await reading).stdout));
    expect(problems).toEqual([]);
    expect(answered.length).toBeGreaterThan(8);
  });

  it(
    `becomes this one, and this one that again, ${releases} times under load, and no call fails`,
    async ({ annotate }) => {
      const readers = await fleet.preparePurchases(buyersPerStop);
      const load = keepCalling(
        fleet,
        readers.map(({ person }) => person),
      );
      const all = [...fleet.replicas.keys()];
      // The first is this release already.
      const forth = all.slice(1);
      const back = all.slice(0, inForm({ short: 1, whole: all.length }));
      let bought = 0;
      const already = (await fleet.readLedger()).charges.length;
      for (let round = 0; round < releases; round += 1) {
        for (const { program, places } of [
          { places: round === 0 ? forth : all },
          { program: last.program, places: back },
        ]) {
          for (const at of places) {
            await fleet.setFault({ target: 'purchases', delayMs: purchaseMs, times: buyersPerStop });
            const purchases = await fleet.preparePurchases(buyersPerStop);
            const answers = Promise.all(purchases.map((purchase) => fleet.buy(purchase)));
            await replace(at, program);
            expect(await answers).toEqual(purchases.map(() => ({ status: 204, text: '' })));
            bought += purchases.length;
          }
        }
      }
      const { answered, failures } = await load.stop();
      expect(failures).toEqual([]);
      expect((await fleet.readLedger()).charges).toHaveLength(already + bought);
      await annotate(`${answered} readings and ${bought} purchases answered, 0 failed`);
    },
    longRunMs,
  );
});
