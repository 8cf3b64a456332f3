import { setTimeout as wait } from 'node:timers/promises';
import { cookieNames, endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formFor } from '../../testing/createBuyer.ts';
import {
  createKillableSystem,
  type KillableSystem,
  settledWithinMs,
} from '../../testing/createKillableSystem.ts';
import { siteUrl, type TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import type { ApiProcess } from '../../testing/startApiProcess.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { signUpTwice } from '../../testing/twoAccounts.ts';

const kills = inForm({ short: 4, whole: 200 });
/** People who merge at the moment of a kill; the second one also buys. */
const pairsPerKill = 3;

type Pair = readonly [TestPerson, TestPerson];

describe(`${kills} kills at random moments of ${kills * pairsPerKill} merges`, () => {
  let system: KillableSystem;
  let sandbox: TestSandbox;
  let pairs: Pair[];
  let api: ApiProcess;

  beforeAll(async () => {
    system = await createKillableSystem({ LIMIT_MERGES_PER_HOUR: '10000' });
    ({ sandbox } = system);
    const office = await system.openOffice();
    pairs = await inParallel(4, Array.from({ length: (kills + 1) * pairsPerKill }), () =>
      signUpTwice(office),
    );
    await office.close();
    api = await system.start();
  }, longRunMs);
  afterAll(async () => {
    await api.end('SIGKILL');
    await system.close();
  });

  const call = (method: string, path: string, { token, refreshToken }: TestPerson, body?: unknown) =>
    fetch(`${sandbox.apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        cookie: `${cookieNames.refresh}=${refreshToken}`,
        origin: siteUrl,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => null);
  const confirm = async (person: TestPerson): Promise<number | null> =>
    (await call('PUT', '/v1/account/merge', person, { wanted: true }))?.status ?? null;
  const statusOf = async (person: TestPerson) => (await call('GET', '/v1/me', person))?.status ?? null;
  const buy = async (person: TestPerson): Promise<number | null> =>
    (await call('POST', '/v1/premium/checkout', person, formFor(person, await sandbox.cardToken())))
      ?.status ?? null;
  const chargesOf = (pair: Pair): number =>
    sandbox.sandbox
      .ledger()
      .charges.filter(({ accountCode }) => pair.some(({ user }) => user.hash === accountCode)).length;
  const startOne = async (pair: Pair, isBuying: boolean) => {
    expect(await confirm(pair[0])).toBe(200);
    return async () => {
      const bought = isBuying ? buy(pair[1]) : null;
      await confirm(pair[1]);
      return { pair, isAcknowledged: (await bought) === 204 };
    };
  };
  /** The remaining account, after both have confirmed as often as needed. */
  const settle = async (pair: Pair): Promise<TestPerson> => {
    for (const until = performance.now() + settledWithinMs; performance.now() < until; await wait(200)) {
      const [first, second] = [await statusOf(pair[0]), await statusOf(pair[1])];
      // Exactly one account remains.
      expect([first, second]).not.toEqual([401, 401]);
      if (first === 401) return pair[1];
      if (second === 401) return pair[0];
      await confirm(pair[0]);
      await confirm(pair[1]);
    }
    throw new Error('The accounts are still two.');
  };
  const readAccount = async (person: TestPerson) =>
    endpoints.account.response.parse(await (await call('GET', '/v1/account', person))?.json());
  const providersOf = async (person: TestPerson) =>
    endpoints.identities.response
      .parse(await (await call('GET', '/v1/account/identities', person))?.json())
      .identities.map(({ provider }) => provider);

  it(
    'leave two accounts or one, never half of it, and no charge without its plan',
    async ({ annotate }) => {
      const undisturbed = await Promise.all(
        pairs.splice(0, pairsPerKill).map((pair) => startOne(pair, false)),
      );
      const startedAtMs = performance.now();
      await Promise.all(undisturbed.map((start) => start()));
      const windowMs = (performance.now() - startedAtMs) * 2;

      const all: { readonly pair: Pair; readonly isAcknowledged: boolean }[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        const starts = await Promise.all(
          pairs.splice(0, pairsPerKill).map((pair, index) => startOne(pair, index > 0)),
        );
        const ends = Promise.all(starts.map((start) => start()));
        await wait(Math.random() * windowMs);
        await api.end('SIGKILL');
        all.push(...(await ends));
        api = await system.start();
      }
      const merged = await inParallel(6, all, async ({ pair }) => {
        const states = [await statusOf(pair[0]), await statusOf(pair[1])];
        return states.includes(401);
      });
      const left = await inParallel(6, all, ({ pair }) => settle(pair));
      for (const [index, { pair, isAcknowledged }] of all.entries()) {
        const person = left[index];
        if (person === undefined) throw new Error('Somebody is lost.');
        expect((await providersOf(person)).toSorted()).toEqual(['google_oauth2', 'twitch']);
        const { user, subscription } = await readAccount(person);
        const charges = chargesOf(pair);
        expect(charges).toBeLessThanOrEqual(1);
        if (isAcknowledged) expect(charges).toBe(1);
        expect([user.tier, subscription?.state ?? null]).toEqual(
          charges === 1 ? ['premStream', 'active'] : ['free', null],
        );
      }
      const paid = all.filter(({ pair }) => chargesOf(pair) === 1).length;
      await annotate(
        `one account right after the kill: ${merged.filter(Boolean).length} of ${all.length}; ${paid} were charged, once, and have their plan`,
      );
    },
    longRunMs,
  );
});
