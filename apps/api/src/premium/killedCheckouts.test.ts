import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { freePort } from '@backbeat/tooling/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckoutForm, formFor } from '../../testing/createBuyer.ts';
import {
  createKillableSystem,
  type KillableSystem,
  settledWithinMs,
} from '../../testing/createKillableSystem.ts';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import { isOnServer } from '../../testing/openTestDatabase.ts';
import { type ApiProcess, refusedStart } from '../../testing/startApiProcess.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const kills = inForm({ short: 5, whole: 200 });
/** People who buy at the moment of a kill. */
const buyersPerKill = 3;
/** The figure is for a quiet machine; everyday runs share theirs with other checks. */
const readyMs = inForm({ short: 60_000, whole: 3_000 });

interface Purchase {
  readonly person: TestPerson;
  readonly form: CheckoutForm;
  /** The status of the answer; null if the kill came first. */
  status: number | null;
}

// On a server, the daily runs of tests/fleet kill processes during purchases.
describe.runIf(inForm({ short: !isOnServer, whole: true }))(
  `${kills} kills at random moments of ${kills * buyersPerKill} checkouts`,
  () => {
    let system: KillableSystem;
    let sandbox: TestSandbox;
    let people: TestPerson[];
    let api: ApiProcess;

    beforeAll(async () => {
      system = await createKillableSystem();
      ({ sandbox } = system);
      const office = await system.openOffice();
      people = await inParallel(4, Array.from({ length: (kills + 1) * buyersPerKill }), () =>
        office.signUp(),
      );
      await office.close();
      api = await system.start();
    }, longRunMs);
    afterAll(async () => {
      await api.end('SIGKILL');
      await system.close();
    });

    const buy = async (purchase: Purchase): Promise<number | null> => {
      const answer = await system
        .call('/v1/premium/checkout', purchase.person.token, purchase.form)
        .catch(() => null);
      purchase.status = answer?.status ?? null;
      return purchase.status;
    };
    const readAccount = async ({ person }: Purchase) =>
      endpoints.account.response.parse(await (await system.call('/v1/account', person.token)).json());
    const isSubscribed = async (purchase: Purchase): Promise<boolean> => {
      const { user, subscription } = await readAccount(purchase);
      return user.tier === 'premStream' && subscription?.state === 'active' && subscription.provider === null;
    };
    const chargesOf = ({ person }: Purchase): number =>
      sandbox.sandbox.ledger().charges.filter(({ accountCode }) => accountCode === person.user.hash).length;
    const receiptsOf = ({ person }: Purchase) => system.countLetters(person, 'Your receipt');
    const nextPurchases = (): Promise<Purchase[]> =>
      inParallel(buyersPerKill, people.splice(0, buyersPerKill), async (person) => ({
        person,
        form: formFor(person, await sandbox.cardToken()),
        status: null,
      }));
    const isSettled = async (purchase: Purchase): Promise<boolean> => {
      for (const until = performance.now() + settledWithinMs; performance.now() < until; await wait(200)) {
        if ((await isSubscribed(purchase)) === chargesOf(purchase) > 0) return true;
      }
      return false;
    };

    it(
      'lose nothing that was acknowledged and leave no charge without its subscription',
      async ({ annotate }) => {
        const undisturbed = await nextPurchases();
        const startedAtMs = performance.now();
        expect(await Promise.all(undisturbed.map(buy))).toEqual(undisturbed.map(() => 204));
        const windowMs = (performance.now() - startedAtMs) * 1.2;

        const all: Purchase[] = [];
        const startsMs: number[] = [];
        for (let kill = 0; kill < kills; kill += 1) {
          const purchases = await nextPurchases();
          const when = kill % 2 === 0 ? 'before' : 'after';
          // The provider is slow for one of the three, so that kills fall before and after a charge.
          sandbox.sandbox.faults.add({ target: 'purchases', delayMs: windowMs / 2, when, times: 1 });
          const answers = Promise.all(purchases.map(buy));
          await wait(Math.random() * windowMs);
          await api.end('SIGKILL');
          await answers;
          sandbox.sandbox.faults.clear();
          api = await system.start();
          startsMs.push(api.startedInMs);
          for (const purchase of purchases.filter(({ status }) => status === 204)) {
            expect(await isSubscribed(purchase)).toBe(true);
            expect(chargesOf(purchase)).toBe(1);
          }
          // No letter about money goes out before the money moved.
          for (const purchase of purchases)
            if ((await receiptsOf(purchase)) > 0) expect(chargesOf(purchase)).toBe(1);
          expect(purchases.every(({ status }) => status === null || status === 204)).toBe(true);
          all.push(...purchases);
        }

        const unanswered = all.filter(({ status }) => status === null);
        const acknowledged = all.length - unanswered.length;
        // Every second purchase settles without help; the other people repeat their call.
        const left = unanswered.filter((_, index) => index % 2 === 0);
        const repeated = unanswered.filter((_, index) => index % 2 === 1);
        expect(await inParallel(6, repeated, buy)).toEqual(repeated.map(() => 204));
        expect(await inParallel(6, left, isSettled)).toEqual(left.map(() => true));
        const chargedUnanswered = left.filter((purchase) => chargesOf(purchase) > 0).length;
        for (const purchase of [...repeated, ...all.filter(({ status }) => status === 204)]) {
          expect(chargesOf(purchase)).toBe(1);
          expect(await isSubscribed(purchase)).toBe(true);
        }
        // Uncharged purchases can be made again.
        expect(await inParallel(6, left, buy)).toEqual(left.map(() => 204));
        expect(sandbox.sandbox.ledger().charges).toHaveLength(all.length + undisturbed.length);
        expect(sandbox.sandbox.ledger().subscriptions).toHaveLength(all.length + undisturbed.length);

        // Receipts of killed processes are tried again once these count as dead.
        await inParallel(6, [...undisturbed, ...all], (purchase) =>
          expect.poll(() => receiptsOf(purchase), { timeout: settledWithinMs, interval: 500 }).toBe(1),
        );

        const slowest = Math.max(...startsMs);
        const median = startsMs.toSorted((a, b) => a - b)[Math.floor(startsMs.length / 2)] ?? 0;
        await annotate(
          `acknowledged before the kill: ${acknowledged}, unanswered: ${unanswered.length} (of ${left.length} left alone, ${chargedUnanswered} were charged); ready again in ${median} ms, at most ${slowest} ms`,
        );
        expect(median).toBeLessThan(readyMs);
      },
      longRunMs,
    );

    it.runIf(!isOnServer)(
      'and the directory of the living process is refused to any other, every time',
      async () => {
        for (let round = 0; round < inForm({ short: 2, whole: 50 }); round += 1) {
          const port = String(await freePort());
          const { code, output } = await refusedStart({ ...system.environment, API_PORT: port });
          expect([code, output]).toEqual([1, expect.stringContaining(`in use by process ${api.child.pid}`)]);
        }
        expect((await fetch(`${sandbox.apiUrl}/ready`)).status).toBe(200);
      },
      longRunMs,
    );
  },
);
