import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '@backbeat/domain';
import { endpoints, errorStatus } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createKillableSystem,
  type KillableSystem,
  settledWithinMs,
} from '../../testing/createKillableSystem.ts';
import { isoOf, monthly, yearly } from '../../testing/createPauser.ts';
import { createSubscribers } from '../../testing/createSubscribers.ts';
import { codeOf, type TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import type { ApiProcess } from '../../testing/startApiProcess.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const kills = inForm({ short: 5, whole: 200 });

type Kind = 'change' | 'channels' | 'resume' | 'pause' | 'keep' | 'cancel' | 'reactivate';
interface Deed {
  readonly person: TestPerson;
  readonly kind: Kind;
  /** Null for a cancellation, which has no quote. */
  readonly quoteId: string | null;
  readonly chargesBefore: number;
  /** Null without an answer, or with one that asks to repeat the call in a moment. */
  status: number | null;
}

/** Does it ask to repeat the call? The last round's change of the same person may not be settled yet. */
const isBusy = async (answer: Response): Promise<boolean> =>
  answer.status === errorStatus.conflict && (await codeOf(answer)) === 'conflict';

describe(`${kills} kills in the middle of a change, a resume, a pause, a cancellation and what takes these back`, () => {
  let system: KillableSystem;
  let sandbox: TestSandbox;
  /** One for each kill. */
  let resting: TestPerson[];
  let monthlies: TestPerson[];
  /** Two people who pause and undo it in turn, and two who cancel and undo it. */
  let pausing: TestPerson[];
  let leaving: TestPerson[];
  let api: ApiProcess;

  const until = () => isoOf(Date.now() + 100 * dayMs);

  beforeAll(async () => {
    system = await createKillableSystem({ LIMIT_CHECKOUTS_PER_MINUTE: '100000' });
    ({ sandbox } = system);
    const office = await system.openOffice();
    const { subscribe, subscribePaused } = createSubscribers(office, sandbox);
    const make = (count: number, one: () => Promise<TestPerson>) =>
      inParallel(4, Array.from({ length: count }), one);
    resting = await make(kills, subscribePaused);
    // The pauses begin. Later purchases are at the start of their period.
    await sandbox.moveClock({ months: 1 });
    [monthlies, pausing, leaving] = [
      await make(kills, subscribe),
      await make(2, subscribe),
      await make(2, subscribe),
    ];
    await office.close();
    api = await system.start();
  }, longRunMs);
  afterAll(async () => {
    await api.end('SIGKILL');
    await system.close();
  });

  const post = ({ token, refreshToken }: TestPerson, path: string, body: unknown) =>
    system.call(path, token, body, refreshToken);
  const chargesOf = ({ user }: TestPerson): number =>
    sandbox.sandbox.ledger().charges.filter(({ accountCode }) => accountCode === user.hash).length;
  const rowOf = ({ user }: TestPerson) => {
    const rows = sandbox.sandbox.ledger().subscriptions;
    return rows.find(({ accountCode }) => accountCode === user.hash) ?? expect.fail('no subscription');
  };

  const askFor: Readonly<Record<Exclude<Kind, 'cancel'>, (person: TestPerson) => Promise<Response>>> = {
    change: (person) => post(person, '/v1/premium/change/preview', { plan_code: yearly, coupon: null }),
    channels: (person) => post(person, '/v1/premium/extra-channels/preview', { extra_channels: 2 }),
    resume: (person) => post(person, '/v1/premium/pause/preview', { until: null }),
    pause: (person) => post(person, '/v1/premium/pause/preview', { until: until() }),
    keep: (person) => post(person, '/v1/premium/pause/preview', { until: null }),
    reactivate: (person) => post(person, '/v1/premium/change/preview', { plan_code: monthly, coupon: null }),
  };
  const quoteFor = async (person: TestPerson, kind: Kind): Promise<string | null> => {
    if (kind === 'cancel') return null;
    const answer = await askFor[kind](person);
    return answer.ok ? endpoints.pausePreview.response.parse(await answer.json()).quote_id : null;
  };
  const prepared = async (person: TestPerson, kind: Kind): Promise<Deed> => {
    const quoteId = await quoteFor(person, kind);
    if (kind !== 'cancel') expect(quoteId).not.toBeNull();
    return { person, kind, quoteId, chargesBefore: chargesOf(person), status: null };
  };
  const send = async (deed: Deed): Promise<number | null> => {
    const sent =
      deed.quoteId === null
        ? post(deed.person, '/v1/premium/cancel', {})
        : post(deed.person, '/v1/premium/change', { quote_id: deed.quoteId });
    deed.status = await sent
      .then(async (answer) => ((await isBusy(answer)) ? null : answer.status))
      .catch(() => null);
    return deed.status;
  };

  /** Is the change made at the provider, and charged as often as it costs? */
  const isDone = ({ person, kind, chargesBefore }: Deed): boolean => {
    const { planCode, state, pause, addOns } = rowOf(person);
    const paid = chargesOf(person) - chargesBefore;
    const done: Readonly<Record<Kind, boolean>> = {
      change: planCode === yearly && paid === 1,
      channels: addOns[0]?.quantity === 2 && paid === 1,
      resume: state === 'active' && pause === null && paid === 1,
      pause: pause !== null && paid === 0,
      keep: pause === null && paid === 0,
      cancel: state === 'canceled' && paid === 0,
      reactivate: state === 'active' && paid === 0,
    };
    return done[kind];
  };
  /** The account's state here and at the provider. */
  const sides = async ({ person }: Deed) => {
    const answer = await system.call('/v1/account', person.token);
    const { subscription, user } = endpoints.account.response.parse(await answer.json());
    const { planCode, state, pause, addOns } = rowOf(person);
    return {
      account: [
        ...[subscription?.plan_code, subscription?.state, subscription?.pauses_at != null, user.tier],
        subscription?.extra_channels,
      ],
      provider: [
        ...[planCode, state, pause !== null, state === 'paused' ? 'free' : 'premStream'],
        addOns[0]?.quantity ?? 0,
      ],
    };
  };
  const isAgreed = async (deed: Deed): Promise<boolean> => {
    const { account, provider } = await sides(deed);
    return `${account}` === `${provider}`;
  };
  /** On success, the provider has made the change and the account shows it. */
  const expectDone = async (deed: Deed): Promise<void> => {
    const { account, provider } = await sides(deed);
    expect({ kind: deed.kind, isDone: isDone(deed), account }).toEqual({
      kind: deed.kind,
      isDone: true,
      account: provider,
    });
  };
  /** Repeats the change until it is done, as people do; an expired quote is renewed. */
  const insist = async (deed: Deed): Promise<void> => {
    let again = deed;
    for (const end = performance.now() + settledWithinMs; performance.now() < end; await wait(500)) {
      if ((await send(again)) === 204) return expectDone(again);
      if (isDone(deed) && (await isAgreed(deed))) return;
      again = { ...deed, quoteId: (await quoteFor(deed.person, deed.kind)) ?? again.quoteId };
    }
    expect.fail(`A ${deed.kind} was not done.`);
  };

  const prepare = async (): Promise<Deed[]> => {
    const [one, two] = [monthlies.pop(), resting.pop()];
    if (one === undefined || two === undefined) throw new Error('There are too few people.');
    return [
      await prepared(one, monthlies.length % 2 === 0 ? 'change' : 'channels'),
      await prepared(two, 'resume'),
      ...(await inParallel(2, pausing, (who) => prepared(who, rowOf(who).pause === null ? 'pause' : 'keep'))),
      ...(await inParallel(2, leaving, (who) =>
        prepared(who, rowOf(who).state === 'active' ? 'cancel' : 'reactivate'),
      )),
    ];
  };

  it(
    'leave no account that says something else than the provider when somebody is told that it is done',
    async ({ annotate }) => {
      // From here on, one of each two undoes the other's step.
      await insist(await prepared(pausing[0] ?? expect.fail(), 'pause'));
      await insist(await prepared(leaving[0] ?? expect.fail(), 'cancel'));
      const windowMs = 600;
      let [acknowledged, repeated, left] = [0, 0, 0];
      for (let kill = 0; kill < kills; kill += 1) {
        const deeds = await prepare();
        // The provider is slow for one of them, so that kills fall before and after the change.
        const when = kill % 2 === 0 ? 'before' : 'after';
        sandbox.sandbox.faults.add({ target: 'changes', delayMs: windowMs / 2, when, times: 1 });
        const answers = Promise.all(deeds.map(send));
        await wait(Math.random() * windowMs);
        await api.end('SIGKILL');
        await answers;
        sandbox.sandbox.faults.clear();
        await system.endLeases();
        api = await system.start();
        const unanswered = deeds.filter(({ status }) => status === null);
        for (const deed of deeds.filter(({ status }) => status !== null)) {
          expect([deed.kind, deed.status]).toEqual([deed.kind, 204]);
          await expectDone(deed);
        }
        acknowledged += deeds.length - unanswered.length;
        // In every fourth round the api settles without help; in the others people repeat the call.
        const isLeft = kill % 4 === 3;
        if (isLeft) left += unanswered.length;
        else repeated += unanswered.length;
        for (const deed of unanswered) {
          if (isLeft) await expect.poll(() => isAgreed(deed), { timeout: settledWithinMs }).toBe(true);
          else await insist(deed);
          expect(chargesOf(deed.person) - deed.chargesBefore).toBeLessThanOrEqual(1);
        }
      }
      await annotate(
        `${acknowledged} were acknowledged before the kill; ${repeated} were sent once more, ${left} left alone`,
      );
    },
    longRunMs,
  );
});
