import { endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKillableSystem, type KillableSystem } from '../../testing/createKillableSystem.ts';
import { createSubscribers } from '../../testing/createSubscribers.ts';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import type { ApiProcess } from '../../testing/startApiProcess.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const rounds = inForm({ short: 4, whole: 500 });
/** Parallel confirmations of one quote. */
const submits = 6;

describe('resumes from two tabs', () => {
  let system: KillableSystem;
  let sandbox: TestSandbox;
  let paused: TestPerson[];
  let api: ApiProcess;

  beforeAll(async () => {
    system = await createKillableSystem();
    ({ sandbox } = system);
    const office = await system.openOffice();
    const { subscribePaused } = createSubscribers(office, sandbox);
    paused = await inParallel(4, Array.from({ length: rounds }), subscribePaused);
    await sandbox.moveClock({ months: 1 });
    await office.close();
    api = await system.start();
  }, longRunMs);
  afterAll(async () => {
    await api.end('SIGKILL');
    await system.close();
  });

  const chargesOf = ({ user }: TestPerson): number =>
    sandbox.sandbox.ledger().charges.filter(({ accountCode }) => accountCode === user.hash).length;
  const stateOf = ({ user }: TestPerson) =>
    sandbox.sandbox.ledger().subscriptions.find(({ accountCode }) => accountCode === user.hash)?.state;
  const quoted = async ({ token }: TestPerson): Promise<string> => {
    const answer = await system.call('/v1/premium/pause/preview', token, { until: null });
    const quote = endpoints.pausePreview.response.parse(await answer.json());
    expect(quote.kind).toBe('unpause');
    return quote.quote_id;
  };
  const confirm = async ({ token, refreshToken }: TestPerson, quoteId: string): Promise<number> =>
    (await system.call('/v1/premium/change', token, { quote_id: quoteId }, refreshToken)).status;

  it(
    `confirmed ${submits} times at once in ${rounds} rounds charge once each`,
    async ({ annotate }) => {
      let [won, refused] = [0, 0];
      for (const person of paused) {
        const before = chargesOf(person);
        const [one, two] = [await quoted(person), await quoted(person)];
        const answers = await Promise.all(
          Array.from({ length: submits }, (_, index) => confirm(person, index % 2 === 0 ? one : two)),
        );
        expect(answers.every((status) => status === 204 || status === 409)).toBe(true);
        won += answers.filter((status) => status === 204).length;
        refused += answers.filter((status) => status === 409).length;
        expect(chargesOf(person) - before).toBe(1);
        expect(stateOf(person)).toBe('active');
      }
      await annotate(`${rounds} charges in ${rounds} rounds; ${won} answers said done, ${refused} conflict`);
    },
    longRunMs,
  );
});
