import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, createBuyer, formFor } from '../../testing/createBuyer.ts';
import { codeOf, createTestApi, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { users } from '../db/schema/accounts.ts';

const rounds = inForm({ short: 12, whole: 600 });
const code = 'HUMBLE-BUNDLE-3-MONTHS';

describe('an account that is to be deleted', () => {
  let sandbox: TestSandbox;
  /** Two apis that share only a database. */
  let apis: readonly [TestApi, TestApi];
  let buyers: readonly [Buyer, Buyer];

  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const settings = {
      database: await openTestDatabase(),
      sandboxUrl: sandbox.url,
      environment: { REDEEM_CODES: `${code}:3` },
    };
    apis = [await createTestApi(settings), await createTestApi(settings)];
    buyers = [createBuyer(apis[0], sandbox), createBuyer(apis[1], sandbox)];
    await apis[0].seedRedeemCodes();
  });
  afterAll(async () => {
    await apis[1].services.stopWork();
    await apis[0].close();
    await sandbox.close();
  });
  afterEach(() => sandbox.sandbox.faults.clear());

  const wish = ({ token }: Pick<TestPerson, 'token'>, wanted = true, at = apis[1]) =>
    at.call('/v1/account/deletion', { method: 'PUT', token, body: { wanted } });
  const post = ({ token }: Pick<TestPerson, 'token'>, path: string, body: unknown) =>
    apis[0].call(path, { method: 'POST', token, body });
  const isBeingDeleted = async ({ user }: Pick<TestPerson, 'user'>): Promise<boolean> => {
    const [row] = await apis[0].deps.db.select().from(users).where(eq(users.id, user.id));
    return row?.deletionDueAt != null;
  };
  const isRenewing = (person: Pick<TestPerson, 'user'>): boolean =>
    buyers[0].booksOf(person).subscriptions.some(({ state }) => state === 'active');
  /** The forbidden outcomes, read in the provider's books. */
  const isBoth = async (person: TestPerson): Promise<boolean> =>
    isRenewing(person) && (await isBeingDeleted(person));
  const atRandom = async <T>(work: () => Promise<T>): Promise<T> => {
    await wait(Math.random() * 60);
    return work();
  };
  const people = (count: number): Promise<TestPerson[]> =>
    inParallel(4, Array.from({ length: count }), () => apis[0].signUp());
  const subscribed = async (): Promise<TestPerson> => {
    const person = await apis[0].signUp();
    expect((await buyers[0].buy(person)).status).toBe(204);
    return person;
  };
  /** Waits until nothing is under way, whatever both calls answered. */
  const together = async (buy: () => Promise<Response>, leave: () => Promise<Response>) =>
    Promise.all([atRandom(buy), atRandom(leave)]);

  it(
    `does not renew, whoever was first: ${rounds} purchases beside ${rounds} wishes`,
    async ({ annotate }) => {
      const everybody = await people(rounds);
      const ends = await inParallel(4, everybody, async (person, index) => {
        const form = formFor(person, await sandbox.cardToken());
        if (index % 3 === 0)
          sandbox.sandbox.faults.add({ target: 'purchases', delayMs: 60, when: 'after', times: 1 });
        const [bought, left] = await together(
          () => buyers[0].send(person, form),
          () => wish(person),
        );
        expect(left.status).toBe(200);
        expect([204, 409]).toContain(bought.status);
        expect(await isBoth(person)).toBe(false);
        expect(buyers[0].booksOf(person).charges).toHaveLength(bought.status === 204 ? 1 : 0);
        return bought.status;
      });
      const paid = ends.filter((status) => status === 204).length;
      await annotate(`${paid} bought first and are paid for without renewal, ${rounds - paid} came too late`);
    },
    longRunMs,
  );

  it(
    'does not go on by a resumed plan, whoever was first',
    async () => {
      await inParallel(4, Array.from({ length: Math.ceil(rounds / 2) }), async () => {
        const person = await subscribed();
        expect((await post(person, '/v1/premium/cancel', undefined)).status).toBe(204);
        const quoted = await post(person, '/v1/premium/change/preview', { plan_code: 'rocksprem_i_m_v2' });
        const { quote_id } = endpoints.planChangePreview.response.parse(await quoted.json());
        const [resumed, left] = await together(
          () => post(person, '/v1/premium/change', { quote_id }),
          () => wish(person),
        );
        expect(left.status).toBe(200);
        expect([204, 409]).toContain(resumed.status);
        expect(await isBoth(person)).toBe(false);
      });
    },
    longRunMs,
  );

  it('buys, changes, resumes and redeems nothing', async () => {
    const person = await subscribed();
    const quoted = await post(person, '/v1/premium/change/preview', { plan_code: 'rockspremdownloads_m_v1' });
    const { quote_id } = endpoints.planChangePreview.response.parse(await quoted.json());
    expect((await wish(person)).status).toBe(200);
    expect(await codeOf(await buyers[0].buy(person))).toBe('conflict');
    expect(await codeOf(await post(person, '/v1/premium/change', { quote_id }))).toBe('conflict');
    const resume = { plan_code: 'rocksprem_i_m_v2' };
    expect(await codeOf(await post(person, '/v1/premium/change/preview', resume))).toBe('forbidden');
    const names = { firstName: 'Ada', lastName: 'Beat', email: 'ada@people.example', channelName: 'Ada' };
    expect(await codeOf(await post(person, '/v1/account/redeem', { ...names, coupon: code }))).toBe(
      'conflict',
    );
    expect((await wish(person, false)).status).toBe(200);
    // The plan renews again, so it can be changed and not resumed.
    expect(await codeOf(await post(person, '/v1/premium/change/preview', resume))).toBe('already_subscribed');
    const other = { plan_code: 'rockspremdownloads_m_v1' };
    expect((await post(person, '/v1/premium/change/preview', other)).status).toBe(200);
  });

  it('waits for a purchase that is under way, and says so when it takes too long', async () => {
    const person = await apis[0].signUp();
    sandbox.sandbox.faults.add({ target: 'purchases', delayMs: 10_000, times: 1 });
    const buying = buyers[0].buy(person);
    while ((await buyers[0].attemptsOf(person))[0]?.chargedAt == null) await wait(20);
    expect(await codeOf(await wish(person))).toBe('conflict');
    expect(await isBeingDeleted(person)).toBe(false);
    expect((await buying).status).toBe(204);
    expect((await wish(person)).status).toBe(200);
    expect(await isBoth(person)).toBe(false);
  }, 60_000);

  it('does not renew by what its owner buys on the hosted page since', async () => {
    const person = await apis[0].signUp();
    expect((await wish(person)).status).toBe(200);
    const answer = await fetch(`${sandbox.url}/v3/purchases`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        currency: 'USD',
        account: { code: person.user.hash, billing_info: { token_id: await sandbox.cardToken() } },
        subscriptions: [{ plan_code: 'rockspro_m_v1' }],
      }),
    });
    expect(answer.status).toBe(201);
    expect(isRenewing(person)).toBe(true);
    const event = {
      id: `hosted-${person.user.id}`,
      object_type: 'subscription',
      event_type: 'created',
      account_code: person.user.hash,
    };
    const authorization = `Basic ${Buffer.from('recurly:sandbox-webhook').toString('base64')}`;
    const told = () =>
      apis[0].call('/webhooks/recurly', { method: 'POST', body: event, headers: { authorization } });
    expect((await told()).status).toBe(204);
    expect(isRenewing(person)).toBe(false);
    expect((await buyers[0].account(person)).subscription).toMatchObject({
      provider: 'recurly',
      state: 'canceled',
    });
  });

  it('does not renew where a process died after the wish was written, or no event came', async () => {
    const [died, untold] = [await subscribed(), await subscribed()];
    const { db, clock } = apis[0].deps;
    const dueAt = new Date(clock.now() + 86_400_000);
    const unread = { deletionDueAt: dueAt, billingSyncedAt: new Date(clock.now() - 2 * 86_400_000) };
    await db.update(users).set({ deletionDueAt: dueAt }).where(eq(users.id, died.user.id));
    await db.update(users).set(unread).where(eq(users.id, untold.user.id));
    expect([isRenewing(died), isRenewing(untold)]).toEqual([true, true]);
    await apis[1].services.startWork();
    await expect.poll(() => [isRenewing(died), isRenewing(untold)]).toEqual([false, false]);
  });

  it('stays as it was when the provider cannot stop the renewal', async () => {
    const person = await subscribed();
    // A read takes three calls; the fourth call is the first one after the due date is set.
    sandbox.sandbox.faults.add({ target: 'v3', delayMs: 0, times: 3 });
    sandbox.sandbox.faults.add({ target: 'v3', status: 500, times: 20 });
    expect(await codeOf(await wish(person))).toBe('provider_unavailable');
    expect(await isBeingDeleted(person)).toBe(false);
  });
});
