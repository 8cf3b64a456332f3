import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@backbeat/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formFor } from '../../testing/createBuyer.ts';
import {
  createKillableSystem,
  type KillableSystem,
  settledWithinMs,
} from '../../testing/createKillableSystem.ts';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs, times } from '../../testing/nightly.ts';
import type { ApiProcess } from '../../testing/startApiProcess.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const kills = times({ daily: 3, nightly: 200 });
const rounds = times({ daily: 4, nightly: 500 });
/** How often one quote is confirmed at once. */
const submits = 6;
const dayMs = 86_400_000;

type Kind = 'pause' | 'resume';
interface Deed {
  readonly person: TestPerson;
  readonly kind: Kind;
  readonly quoteId: string;
  readonly chargesBefore: number;
  status: number | null;
}

describe('pauses and resumes', () => {
  let system: KillableSystem;
  let sandbox: TestSandbox;
  let paused: TestPerson[];
  let running: TestPerson[];
  let api: ApiProcess;

  const inTwoMonths = () => new Date(Date.now() + 75 * dayMs).toISOString();

  beforeAll(async () => {
    system = await createKillableSystem();
    ({ sandbox } = system);
    const office = await system.openOffice();
    const post = ({ token }: TestPerson, path: string, body: unknown) =>
      office.call(path, { method: 'POST', token, body });
    const subscribe = async () => {
      const person = await office.signUp();
      const bought = await post(person, '/v1/premium/checkout', formFor(person, await sandbox.cardToken()));
      expect(bought.status).toBe(204);
      return person;
    };
    const subscribePaused = async () => {
      const person = await subscribe();
      const asked = await post(person, '/v1/premium/pause/preview', { until: inTwoMonths() });
      const { quote_id } = endpoints.pausePreview.response.parse(await asked.json());
      expect((await post(person, '/v1/premium/change', { quote_id })).status).toBe(204);
      return person;
    };
    paused = await inParallel(4, Array.from({ length: kills + rounds }), subscribePaused);
    // The pauses begin; who is bought for later has a period that has just begun.
    await sandbox.moveClock({ months: 1 });
    running = await inParallel(4, Array.from({ length: kills }), subscribe);
    await office.close();
    api = await system.start();
  }, longRunMs);
  afterAll(async () => {
    await api.end('SIGKILL');
    await system.close();
  });

  const chargesOf = ({ user }: TestPerson): number =>
    sandbox.sandbox.ledger().charges.filter(({ accountCode }) => accountCode === user.hash).length;
  const rowOf = ({ user }: TestPerson) =>
    sandbox.sandbox.ledger().subscriptions.find(({ accountCode }) => accountCode === user.hash);
  const quoted = async (person: TestPerson, kind: Kind): Promise<Deed> => {
    const until = kind === 'pause' ? new Date(Date.now() + 100 * dayMs).toISOString() : null;
    const answer = await system.call('/v1/premium/pause/preview', person.token, { until });
    const quote = endpoints.pausePreview.response.parse(await answer.json());
    expect(quote.kind).toBe(kind === 'pause' ? 'pause' : 'unpause');
    return { person, kind, quoteId: quote.quote_id, chargesBefore: chargesOf(person), status: null };
  };
  const confirm = async (deed: Deed): Promise<number | null> => {
    const answer = await system
      .call('/v1/premium/change', deed.person.token, { quote_id: deed.quoteId })
      .catch(() => null);
    deed.status = answer?.status ?? null;
    return deed.status;
  };
  /** Is what was wanted done at the provider, and once? */
  const isDone = ({ person, kind, chargesBefore }: Deed): boolean =>
    kind === 'pause'
      ? rowOf(person)?.pause != null && chargesOf(person) === chargesBefore
      : rowOf(person)?.state === 'active' && chargesOf(person) === chargesBefore + 1;
  /** Do both sides say the same? */
  const isAgreed = async (deed: Deed): Promise<boolean> => {
    const { subscription, user } = endpoints.account.response.parse(
      await (await system.call('/v1/account', deed.person.token)).json(),
    );
    const isKnown =
      deed.kind === 'pause'
        ? subscription?.pauses_at != null && subscription.resumes_at !== null
        : subscription?.state === 'active' && user.tier === 'premStream';
    return isKnown === isDone(deed);
  };
  const askAgain = async ({ person, kind }: Deed): Promise<string | null> => {
    const until = kind === 'pause' ? new Date(Date.now() + 100 * dayMs).toISOString() : null;
    const answer = await system.call('/v1/premium/pause/preview', person.token, { until });
    return answer.ok ? endpoints.pausePreview.response.parse(await answer.json()).quote_id : null;
  };
  /** Confirms again until it is done, as somebody at the page would: a quote that ran out is asked for anew. */
  const insist = async (deed: Deed): Promise<boolean> => {
    let { quoteId } = deed;
    for (const until = performance.now() + settledWithinMs; performance.now() < until; await wait(500)) {
      const status = await confirm({ ...deed, quoteId });
      if (status === 204 || isDone(deed)) return isDone(deed);
      quoteId = (await askAgain(deed)) ?? quoteId;
    }
    return false;
  };

  it(
    `${kills} kills at random moments of a pause and a resume lose nothing and charge nothing twice`,
    async ({ annotate }) => {
      const windowMs = 400;
      const all: Deed[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        const [one, two] = [paused.pop(), running.pop()];
        if (one === undefined || two === undefined) throw new Error('too few people');
        const deeds = [await quoted(one, 'resume'), await quoted(two, 'pause')];
        const when = kill % 2 === 0 ? 'before' : 'after';
        // One of the two meets a slow provider, so that kills fall on either side of the deed.
        sandbox.sandbox.faults.add({ target: 'changes', delayMs: windowMs / 2, when, times: 1 });
        const answers = Promise.all(deeds.map(confirm));
        await wait(Math.random() * windowMs);
        await api.end('SIGKILL');
        await answers;
        sandbox.sandbox.faults.clear();
        if (kill === kills - 1) await system.endLeases();
        api = await system.start();
        for (const deed of deeds.filter(({ status }) => status === 204)) {
          expect(isDone(deed)).toBe(true);
          expect(await isAgreed(deed)).toBe(true);
        }
        expect(deeds.every(({ status }) => status === null || status === 204)).toBe(true);
        all.push(...deeds);
      }
      const unanswered = all.filter(({ status }) => status === null);
      const acknowledged = all.length - unanswered.length;
      const doneUnanswered = unanswered.filter(isDone).length;
      // Nobody asks again for every second one: the api settles it by itself. The others press again.
      const left = unanswered.filter((_, index) => index % 2 === 0);
      const repeated = unanswered.filter((_, index) => index % 2 === 1);
      expect(await inParallel(6, repeated, insist)).toEqual(repeated.map(() => true));
      for (const deed of left)
        await expect.poll(() => isAgreed(deed), { timeout: settledWithinMs }).toBe(true);
      for (const deed of [...repeated, ...all.filter(({ status }) => status === 204)])
        expect(isDone(deed)).toBe(true);
      for (const { person, kind, chargesBefore } of all)
        expect(chargesOf(person) - chargesBefore).toBeLessThanOrEqual(kind === 'resume' ? 1 : 0);
      await annotate(
        `of ${all.length} pauses and resumes ${acknowledged} were acknowledged before the kill, ${unanswered.length} unanswered (${doneUnanswered} of them done)`,
      );
    },
    longRunMs,
  );

  it(
    `${rounds} rounds of ${submits} confirmations of a resume at once, from two tabs, charge once each`,
    async ({ annotate }) => {
      let [won, refused] = [0, 0];
      for (let round = 0; round < rounds; round += 1) {
        const person = paused.pop();
        if (person === undefined) throw new Error('too few people');
        const [one, two] = [await quoted(person, 'resume'), await quoted(person, 'resume')];
        const answers = await Promise.all(
          Array.from({ length: submits }, (_, index) => confirm({ ...(index % 2 === 0 ? one : two) })),
        );
        expect(answers.every((status) => status === 204 || status === 409)).toBe(true);
        won += answers.filter((status) => status === 204).length;
        refused += answers.filter((status) => status === 409).length;
        expect(chargesOf(person) - one.chargesBefore).toBe(1);
        expect(rowOf(person)?.state).toBe('active');
      }
      await annotate(`${rounds} charges in ${rounds} rounds; ${won} answers said done, ${refused} conflict`);
    },
    longRunMs,
  );
});
