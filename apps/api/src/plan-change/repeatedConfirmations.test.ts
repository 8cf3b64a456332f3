import { dayMs } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBuyer } from '../../testing/createBuyer.ts';
import { createPauser, isoOf, monthly, yearly } from '../../testing/createPauser.ts';
import { codeOf, createTestApi, type TestPerson } from '../../testing/createTestApi.ts';
import type { Shop } from '../../testing/startShop.ts';
import { startTestSandbox } from '../../testing/startTestSandbox.ts';
import { BillingUnavailable, type ProviderAccount } from '../billing/BillingProvider.ts';
import { createRecurlyBilling } from '../billing/recurly/createRecurlyBilling.ts';
import { createPlanChanges } from './planChanges.ts';

let shop: Omit<Shop, 'close'>;
/** The reading of the account after the change at the provider. */
let readAfterwards: (() => Promise<ProviderAccount | null>) | null = null;
let isMade = false;
beforeAll(async () => {
  const sandbox = await startTestSandbox();
  const plain = await createTestApi({ sandboxUrl: sandbox.url });
  const real = createRecurlyBilling(plain.deps.config.billing);
  await plain.close();
  const made = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    isMade = readAfterwards !== null;
    return result;
  };
  const api = await createTestApi({
    sandboxUrl: sandbox.url,
    deps: {
      billing: {
        ...real,
        account: (code) => (isMade && readAfterwards !== null ? readAfterwards() : real.account(code)),
        change: (order, key) => made(real.change(order, key)),
        pause: (id, periods, key) => made(real.pause(id, periods, key)),
        resume: (id, key) => made(real.resume(id, key)),
        reactivate: (id) => made(real.reactivate(id)),
        cancelScheduledChange: (id) => made(real.cancelScheduledChange(id)),
      },
    },
  });
  shop = { sandbox, api, buyer: createBuyer(api, sandbox) };
  return async () => {
    await api.close();
    await sandbox.close();
  };
});

const { subscriber, planOf, quoted, confirm, askPlan, cancel, chargesOf, pause, paidThrough, moveTo } =
  createPauser(() => shop);
const quotedPlan = async (person: TestPerson, planCode: string) =>
  endpoints.planChangePreview.response.parse(await (await askPlan(person, planCode)).json());
const dayAfter = async (person: TestPerson, days: number) =>
  isoOf((await paidThrough(person)) + days * dayMs);

const ways = {
  'a change': {
    start: () => subscriber(),
    quote: (person: TestPerson) => quotedPlan(person, yearly),
    shown: { plan_code: yearly },
    charges: 2,
  },
  'a change that waits': {
    start: () => subscriber(yearly),
    quote: (person: TestPerson) => quotedPlan(person, monthly),
    shown: { pending_plan_code: monthly },
    charges: 1,
  },
  'a change that waits and is taken back': {
    start: async () => {
      const person = await subscriber(yearly);
      await confirm(person, (await quotedPlan(person, monthly)).quote_id);
      return person;
    },
    quote: (person: TestPerson) => quotedPlan(person, yearly),
    shown: { pending_plan_code: null },
    charges: 1,
  },
  'a cancellation that is taken back': {
    start: async () => {
      const person = await subscriber();
      await cancel(person);
      return person;
    },
    quote: (person: TestPerson) => quotedPlan(person, monthly),
    shown: { state: 'active' },
    charges: 1,
  },
  'a pause': {
    start: () => subscriber(),
    quote: async (person: TestPerson) => quoted(person, await dayAfter(person, 40)),
    shown: { state: 'active', pauses_at: expect.any(String) },
    charges: 1,
  },
  'a pause that is taken back': {
    start: async () => {
      const person = await subscriber();
      await pause(person, await dayAfter(person, 40));
      return person;
    },
    quote: (person: TestPerson) => quoted(person, null),
    shown: { state: 'active', pauses_at: null },
    charges: 1,
  },
  'a resume': {
    start: async () => {
      const person = await subscriber();
      const endsMs = await paidThrough(person);
      await pause(person, isoOf(endsMs + 40 * dayMs));
      await moveTo(endsMs + 5 * dayMs);
      return person;
    },
    quote: (person: TestPerson) => quoted(person, null),
    shown: { state: 'active', pauses_at: null },
    charges: 2,
  },
};

describe.each(Object.entries(ways))('%s that was made', (_, { start, quote, shown, charges }) => {
  const expectShown = async (person: TestPerson): Promise<void> => {
    expect(await planOf(person)).toMatchObject(shown);
    expect(chargesOf(person)).toHaveLength(charges);
  };

  it('by a process that died before it could read: the next one reads before it says yes', async () => {
    const person = await start();
    const { quote_id } = await quote(person);
    // The process dies here: its reading never ends.
    readAfterwards = () => new Promise(() => {});
    void confirm(person, quote_id);
    await expect.poll(() => isMade, { timeout: 10_000 }).toBe(true);
    [isMade, readAfterwards] = [false, null];
    await createPlanChanges(shop.api.deps).lease.endAll();
    expect((await confirm(person, quote_id)).status).toBe(204);
    await expectShown(person);
  });

  it('and cannot be read is not said to be done until it can', async () => {
    const person = await start();
    const { quote_id } = await quote(person);
    readAfterwards = () => Promise.reject(new BillingUnavailable('no answer', { maybeDone: true }));
    const unread = [await confirm(person, quote_id), await confirm(person, quote_id)];
    for (const answer of unread) expect(await codeOf(answer)).toBe('provider_unavailable');
    [isMade, readAfterwards] = [false, null];
    expect((await confirm(person, quote_id)).status).toBe(204);
    await expectShown(person);
    expect((await confirm(person, quote_id)).status).toBe(204);
    await expectShown(person);
  });
});
