import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@backbeat/sdk/contract';
import { type StaffAct, type StaffEndpoint, staffEndpoints } from '@backbeat/sdk/staff';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formFor } from '../../../testing/createBuyer.ts';
import {
  createKillableSystem,
  type KillableSystem,
  settledWithinMs,
} from '../../../testing/createKillableSystem.ts';
import { createStaff, staffPathOf, type TestStaff } from '../../../testing/createStaff.ts';
import { deskUrl, type TestPerson } from '../../../testing/createTestApi.ts';
import { inParallel } from '../../../testing/inParallel.ts';
import { longRunMs } from '../../../testing/longRunMs.ts';
import type { ApiProcess } from '../../../testing/startApiProcess.ts';
import type { TestSandbox } from '../../../testing/startTestSandbox.ts';

const kills = inForm({ short: 4, whole: 200 });
const partCents = 400;

describe(`${kills} kills while two people of the staff give the same money back`, () => {
  let system: KillableSystem;
  let sandbox: TestSandbox;
  let people: TestPerson[];
  let staff: TestStaff[];
  let api: ApiProcess;

  beforeAll(async () => {
    system = await createKillableSystem({
      STAFF_ORIGIN: deskUrl,
      LIMIT_INVOICES_PER_MINUTE: '1000000',
      LIMIT_STAFF_CALLS_PER_MINUTE: '1000000',
    });
    ({ sandbox } = system);
    const office = await system.openOffice();
    people = await inParallel(4, Array.from({ length: kills }), () => office.signUp());
    staff = [await createStaff(office, 'manager'), await createStaff(office, 'owner')];
    await office.close();
    api = await system.start();
  }, longRunMs);
  afterAll(async () => {
    await api.end('SIGKILL');
    await system.close();
  });

  /** A call of the desk that may find nobody. */
  const send = async (by: TestStaff, endpoint: StaffEndpoint, request: { params: object; body: object }) => {
    const headers = { ...(await by.headersFor(endpoint, request)), 'content-type': 'application/json' };
    const url = `${sandbox.apiUrl}${staffPathOf(endpoint, request)}`;
    return fetch(url, { method: 'POST', headers, body: JSON.stringify(request.body) }).catch(() => null);
  };

  const billOf = async (person: TestPerson): Promise<string> => {
    const bought = await system.call(
      '/v1/premium/checkout',
      person.token,
      formFor(person, await sandbox.cardToken()),
      person.refreshToken,
    );
    expect(bought.status).toBe(204);
    const answer = await system.call('/v1/refunds', person.token);
    const [payment] = endpoints.refunds.response.parse(await answer.json()).payments;
    if (payment === undefined) throw new Error('There is no payment.');
    return payment.number;
  };

  const refundedOf = ({ user }: TestPerson): number[] =>
    sandbox.sandbox
      .ledger()
      .transactions.filter((row) => row.accountCode === user.hash && row.type === 'refund')
      .map(({ amountCents }) => amountCents);

  it(
    'give it back once, with one letter, and the log tells of it',
    async () => {
      const rounds: { person: TestPerson; press: () => Promise<(Response | null)[]> }[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        const [person] = people.splice(0, 1);
        const [first] = staff;
        if (person === undefined || first === undefined) throw new Error('Nobody is left.');
        const act: StaffAct = {
          kind: 'refund',
          number: await billOf(person),
          part: { of: 'amount', amount_cents: partCents },
        };
        const params = { guid: person.user.guid };
        const shown = await send(first, staffEndpoints.staffPreview, { params, body: { act } });
        const { version } = staffEndpoints.staffPreview.response.parse(await shown?.json());
        const bodies = staff.map((by) => ({
          by,
          body: { act, version, reason: 'A bad evening.', key: randomUUID() },
        }));
        const press = () =>
          Promise.all(bodies.map(({ by, body }) => send(by, staffEndpoints.staffAct, { params, body })));
        const when = kill % 2 === 0 ? 'before' : 'after';
        sandbox.sandbox.faults.add({ target: 'refunds', delayMs: 60, when, times: 2 });
        const pressed = press();
        await wait(Math.random() * 250);
        await api.end('SIGKILL');
        await pressed;
        sandbox.sandbox.faults.clear();
        api = await system.start();
        rounds.push({ person, press });
      }
      await inParallel(4, rounds, async ({ person, press }) => {
        // Both press again, with the keys that they had.
        const isDone = async () => (await press()).some((answer) => answer?.ok === true);
        await expect.poll(isDone, { timeout: settledWithinMs }).toBe(true);
        expect(refundedOf(person)).toEqual([partCents]);
        const letters = () => system.countLetters(person, 'Money back from us');
        await expect.poll(letters, { timeout: settledWithinMs }).toBe(1);
      });
    },
    longRunMs,
  );
});
