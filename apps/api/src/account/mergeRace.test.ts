import { setTimeout as wait } from 'node:timers/promises';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer, formFor } from '../../testing/createBuyer.ts';
import { createTestApi, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { confirmMerge, mergeStateOf, signUpTwice } from '../../testing/twoAccounts.ts';

const rounds = inForm({ short: 8, whole: 500 });

describe('two accounts that become one', () => {
  let sandbox: TestSandbox;
  /** Two apis that share only a database. */
  let apis: readonly [TestApi, TestApi];

  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const settings = { database: await openTestDatabase(), sandboxUrl: sandbox.url };
    apis = [await createTestApi(settings), await createTestApi(settings)];
  });
  afterAll(async () => {
    await apis[1].services.stopWork();
    await apis[0].close();
    await sandbox.close();
  });

  const atRandom = async <T>(work: () => Promise<T>): Promise<T> => {
    await wait(Math.random() * 60);
    return work();
  };
  /** Passes the refresh cookie by hand: each api only knows those of its own sign-ins. */
  const confirmAt = (api: TestApi, { token, refreshToken }: TestPerson) =>
    api.call('/v1/account/merge', {
      method: 'PUT',
      token,
      cookie: refreshToken,
      body: { wanted: true },
    });
  const meOf = async ({ token }: Pick<TestPerson, 'token'>) => apis[0].call('/v1/me', { token });
  const chargesOf = (pair: readonly TestPerson[]) =>
    sandbox.sandbox
      .ledger()
      .charges.filter(({ accountCode }) => pair.some(({ user }) => user.hash === accountCode)).length;
  const leaveAs = ({ token, refreshToken }: TestPerson) =>
    apis[0].call('/v1/account/deletion', {
      method: 'PUT',
      token,
      cookie: refreshToken,
      body: { wanted: true },
    });
  /** Confirms for both accounts until they are merged, as people would press again. */
  const settle = async (pair: readonly [TestPerson, TestPerson]): Promise<void> => {
    for (let press = 0; press < 60; press += 1) {
      const answers = [await confirmMerge(apis[0], pair[0]), await confirmMerge(apis[0], pair[1])];
      if (answers.some(({ status }) => status === 401)) return;
      await wait(100);
    }
    throw new Error('The accounts are still two.');
  };
  const oneOf = async (pair: readonly [TestPerson, TestPerson]): Promise<TestPerson> => {
    const [first, second] = [(await meOf(pair[0])).status, (await meOf(pair[1])).status];
    expect([first, second].toSorted()).toEqual([200, 401]);
    return first === 200 ? pair[0] : pair[1];
  };

  it(
    `are one, once, when both sides confirm at once and several times: ${rounds} rounds`,
    async () => {
      await inParallel(4, Array.from({ length: rounds }), async () => {
        const pair = await signUpTwice(apis[0]);
        const presses = [
          [0, 0],
          [1, 1],
          [0, 1],
          [1, 0],
        ] as const;
        const answers = await Promise.all(
          presses.map(([at, who]) => atRandom(() => confirmAt(apis[at], pair[who]))),
        );
        for (const { status } of answers) expect([200, 401]).toContain(status);
        await settle(pair);
        const state = await mergeStateOf(
          await apis[0].call('/v1/account/merge', { token: (await oneOf(pair)).token }),
        );
        expect(state).toMatchObject({ other: null, merged: [{}] });
      });
    },
    longRunMs,
  );

  it(
    `lose no purchase and charge none twice, whichever side buys at that moment: ${rounds} rounds`,
    async ({ annotate }) => {
      const ends = await inParallel(4, Array.from({ length: rounds }), async (_, round) => {
        const pair = await signUpTwice(apis[0]);
        const buyer = pair[round % 2] ?? pair[0];
        await confirmMerge(apis[0], pair[0]);
        if (round % 3 === 0)
          sandbox.sandbox.faults.add({ target: 'purchases', delayMs: 60, when: 'after', times: 1 });
        const form = formFor(buyer, await sandbox.cardToken());
        const buy = () =>
          apis[1].call('/v1/premium/checkout', {
            method: 'POST',
            token: buyer.token,
            cookie: buyer.refreshToken,
            body: form,
          });
        const [bought, again] = await Promise.all([
          atRandom(buy),
          atRandom(buy),
          atRandom(() => confirmAt(apis[0], pair[1])),
        ]);
        expect([204, 401]).toContain(bought.status);
        expect([204, 401]).toContain(again.status);
        const isBought = bought.status === 204 || again.status === 204;
        expect(chargesOf(pair)).toBe(isBought ? 1 : 0);
        await settle(pair);
        const one = await oneOf(pair);
        const account = await createBuyer(apis[0], sandbox).account(one);
        expect(account.user.tier).toBe(isBought ? 'premStream' : 'free');
        expect(account.subscription?.state ?? null).toBe(isBought ? 'active' : null);
        expect(chargesOf(pair)).toBe(isBought ? 1 : 0);
        return isBought;
      });
      const paid = ends.filter(Boolean).length;
      await annotate(`${paid} bought before the merge, ${rounds - paid} were too late and paid nothing`);
    },
    longRunMs,
  );

  it(
    `do not go with an account that one side deletes at that moment: ${rounds} rounds`,
    async () => {
      await inParallel(4, Array.from({ length: rounds }), async (_, round) => {
        const pair = await signUpTwice(apis[0]);
        const leaver = pair[round % 2] ?? pair[0];
        await confirmMerge(apis[0], pair[0]);
        const [left, confirmed] = await Promise.all([
          atRandom(() => leaveAs(leaver)),
          atRandom(() => confirmAt(apis[1], pair[1])),
        ]);
        expect([200, 401]).toContain(left.status);
        expect(confirmed.status).toBe(200);
        const state = await mergeStateOf(confirmed);
        // Depending on the order: two accounts, one of them awaiting deletion; or one, awaiting deletion if its own
        // side asked for it.
        if (state.merged.length === 0) expect(state.other?.problem).toEqual({ kind: 'being_deleted' });
        else await oneOf(pair);
      });
    },
    longRunMs,
  );
});
