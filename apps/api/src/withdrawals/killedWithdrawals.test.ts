import { setTimeout as wait } from 'node:timers/promises';
import { endpoints, type Refund } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formFor } from '../../testing/createBuyer.ts';
import {
  createKillableSystem,
  type KillableSystem,
  settledWithinMs,
} from '../../testing/createKillableSystem.ts';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import type { ApiProcess } from '../../testing/startApiProcess.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const kills = inForm({ short: 4, whole: 200 });
/** People who withdraw at each kill, the second of them with two presses. */
const peoplePerKill = 2;
const paidCents = 1199;

interface Round {
  readonly person: TestPerson;
  readonly offer: Refund;
  /** The acknowledgement that arrived; null if the kill came first. */
  acknowledged: Refund['withdrawn'];
}

describe(`${kills} kills while ${kills * peoplePerKill} people withdraw`, () => {
  let system: KillableSystem;
  let sandbox: TestSandbox;
  let people: TestPerson[];
  let api: ApiProcess;

  beforeAll(async () => {
    system = await createKillableSystem();
    ({ sandbox } = system);
    const office = await system.openOffice();
    people = await inParallel(4, Array.from({ length: kills * peoplePerKill }), () => office.signUp());
    await office.close();
    api = await system.start();
  }, longRunMs);
  afterAll(async () => {
    await api.end('SIGKILL');
    await system.close();
  });

  const call = (path: string, { token, refreshToken }: TestPerson, body?: unknown) =>
    system.call(path, token, body, refreshToken);
  const busy: string[] = [];
  /** Repeats a call that found the provider or the database busy, as the site does: the same purchase charges once. */
  const callAgain = async (path: string, person: TestPerson, body?: unknown) => {
    for (let again = 0; again < 4; again += 1) {
      const answer = await call(path, person, body);
      if (answer.status !== 503) return answer;
      busy.push(`${path} ${await answer.text()}`);
      await wait(3_000);
    }
    return call(path, person, body);
  };
  const paymentOf = async (person: TestPerson): Promise<Refund> => {
    const answer = await callAgain('/v1/refunds', person);
    const [payment] = endpoints.refunds.response.parse(await answer.json()).payments;
    if (payment === undefined) throw new Error('There is no payment.');
    return payment;
  };
  const accountOf = async (person: TestPerson) =>
    endpoints.account.response.parse(await (await callAgain('/v1/account', person)).json());
  const withdraw = async (person: TestPerson, { number, version }: Refund): Promise<Refund['withdrawn']> => {
    const answer = await call('/v1/refunds', person, { number, version }).catch(() => null);
    if (answer === null || !answer.ok) return null;
    const body: unknown = await answer.json().catch(() => null);
    return body === null ? null : endpoints.refundConfirm.response.parse(body).withdrawn;
  };
  const booksOf = ({ user }: TestPerson) => {
    const { transactions, subscriptions } = sandbox.sandbox.ledger();
    return {
      refunded: transactions
        .filter((row) => row.accountCode === user.hash && row.type === 'refund')
        .map(({ amountCents }) => amountCents),
      plan: subscriptions.find(({ accountCode }) => accountCode === user.hash)?.state,
    };
  };

  const prepare = async (): Promise<Round[]> => {
    const buyers = people.splice(0, peoplePerKill);
    const bought = await Promise.all(
      buyers.map(async (person) =>
        callAgain('/v1/premium/checkout', person, formFor(person, await sandbox.cardToken())),
      ),
    );
    expect(bought.map(({ status }) => status)).toEqual(buyers.map(() => 204));
    return Promise.all(
      buyers.map(async (person) => ({ person, offer: await paymentOf(person), acknowledged: null })),
    );
  };

  const run = async (rounds: readonly Round[]): Promise<void> => {
    await Promise.all(
      rounds.map(async (round, index) => {
        const presses = Array.from({ length: index + 1 }, () => withdraw(round.person, round.offer));
        const answers = await Promise.all(presses);
        round.acknowledged = answers.find((answer) => answer !== null) ?? null;
      }),
    );
  };

  const until = async (isDone: () => Promise<boolean>): Promise<boolean> => {
    for (const deadline = performance.now() + settledWithinMs; performance.now() < deadline; await wait(250))
      if (await isDone()) return true;
    return false;
  };

  it(
    'lose no withdrawal that was acknowledged, and give each payment back once',
    async ({ annotate }) => {
      const rounds: Round[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        const prepared = await prepare();
        const when = kill % 2 === 0 ? 'before' : 'after';
        sandbox.sandbox.faults.add({ target: 'refunds', delayMs: 60, when, times: 2 });
        const running = run(prepared);
        await wait(Math.random() * 250);
        await api.end('SIGKILL');
        await running;
        sandbox.sandbox.faults.clear();
        if (kill === kills - 1) await system.endLeases();
        api = await system.start();
        // What was acknowledged is there at once, with the reference, and the plan has ended.
        for (const { person, acknowledged } of prepared) {
          if (acknowledged === null) continue;
          expect((await paymentOf(person)).withdrawn).toMatchObject({ reference: acknowledged.reference });
          expect((await accountOf(person)).user.tier).toBe('free');
        }
        rounds.push(...prepared);
      }
      const unanswered = rounds.filter(({ acknowledged }) => acknowledged === null);
      await inParallel(4, rounds, async ({ person, offer }) => {
        // Whoever got no answer presses again.
        expect(await until(async () => (await withdraw(person, offer)) !== null)).toBe(true);
        const isDone = async () => (await paymentOf(person)).withdrawn?.done_at !== null;
        expect(await until(isDone)).toBe(true);
        expect(booksOf(person)).toEqual({ refunded: [paidCents], plan: 'expired' });
        expect((await accountOf(person)).subscription?.state).toBe('expired');
        const hasLetter = async () => (await system.countLetters(person, 'We have your withdrawal')) === 1;
        expect(await until(hasLetter)).toBe(true);
      });
      await annotate(`${unanswered.length} of ${rounds.length} had no answer before the kill`);
      await annotate(`${busy.length} calls were repeated: ${[...new Set(busy)].join(', ')}`);
    },
    longRunMs,
  );
});
