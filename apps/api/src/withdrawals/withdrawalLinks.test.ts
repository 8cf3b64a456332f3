import { dayMs } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, saidBy, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { createWithdrawer, type Withdrawer } from '../../testing/createWithdrawer.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { users } from '../db/schema/accounts.ts';
import { letters } from '../db/schema/letters.ts';
import { withdrawalAsks } from '../db/schema/withdrawals.ts';

/** What the checkout's form was filled in with. */
const given = 'ada@people.example';

let sandbox: TestSandbox;
let api: TestApi;
let withdrawer: Withdrawer;
let person: TestPerson;
let number: string;
beforeAll(async () => {
  const shop = await startShop({ environment: { LIMIT_WITHDRAWALS_PER_HOUR: '1000' } });
  ({ sandbox, api } = shop);
  withdrawer = createWithdrawer(shop);
  return shop.close;
});
beforeEach(async () => {
  person = await withdrawer.subscriber();
  number = (await withdrawer.offer(person)).number;
});
afterEach(() => {
  sandbox.sandbox.faults.clear();
  api.time.offsetMs = 0;
});

const ask = (of: { readonly number: string; readonly email: string }) =>
  api.call('/v1/withdrawals/ask', { method: 'POST', body: of });
const read = (link: string) => api.call(`/v1/withdrawals?link=${encodeURIComponent(link)}`);
const confirm = (link: string, version: string) =>
  api.call('/v1/withdrawals', { method: 'POST', body: { link, version } });
const linkFor = async (email = given): Promise<string> => (await api.withdrawalLink(number, email)) ?? '';
const linksTo = async (email: string) =>
  (await api.deps.db.select().from(letters).where(eq(letters.address, email))).filter(
    ({ kind, letter }) =>
      kind === 'withdrawal-link' && letter?.kind === 'withdrawal-link' && letter.number === number,
  ).length;
const settled = () => api.services.withdrawalAsks.settled();

describe('asking for the link to an order', () => {
  it('is answered alike whether there is such an order, and a letter goes to its addresses alone', async () => {
    const stranger = 'stranger@people.example';
    const questions = [
      { number, email: given },
      { number: `#${number}`, email: given.toUpperCase() },
      { number, email: person.user.email ?? '' },
      { number, email: stranger },
      { number: '999999', email: given },
      { number: '../accounts', email: given },
    ];
    const said = [];
    for (const question of questions) said.push(await saidBy(await ask(question)));
    expect(new Set(said)).toEqual(new Set(['204 ']));
    await settled();
    expect(await linksTo(given)).toBe(1);
    expect(await linksTo(person.user.email ?? '')).toBe(1);
    expect(await linksTo(stranger)).toBe(0);
  });

  it.each([
    '1181',
    '#1181',
    '# 1181',
    'No. 1181',
    'No.1181',
    'no 1181',
    'No1181',
    '№ 1181',
    'Receipt 1181',
    'RECEIPT #1181.',
    'Receipt No. 1181',
    'Premium by the month, $11.99, No. 1181',
  ])('reads the number out of what was typed: %s', async (typed) => {
    await ask({ number: typed.replace('1181', number), email: given });
    await settled();
    expect(await linksTo(given)).toBe(1);
  });

  it.each(['FR1001', 'TEST-FR1001', 'No. TEST-FR1001', 'NOVA-1001', 'ORDER-1001'])(
    'letters before the digits stay: %s',
    async (typed) => {
      await ask({ number: typed, email: given });
      await settled();
      const asked = api.deps.db.select().from(withdrawalAsks).orderBy(desc(withdrawalAsks.askedAt)).limit(1);
      expect((await asked).map(({ invoiceNumber }) => invoiceNumber)).toEqual([typed.replace('No. ', '')]);
    },
  );

  it('does not wait for the order to be looked up', async () => {
    sandbox.sandbox.faults.add({ target: 'v3', delayMs: 1_500, times: 1 });
    const startedAt = performance.now();
    expect((await ask({ number, email: given })).status).toBe(204);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    await settled();
  });

  it('outlives a provider that is away, and a death', async () => {
    sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    await ask({ number, email: given });
    await settled();
    expect(await linksTo(given)).toBe(0);
    sandbox.sandbox.faults.clear();
    await api.services.withdrawalAsks.settle();
    await api.services.withdrawalAsks.settle();
    expect(await linksTo(given)).toBe(1);
  });

  it('brings three letters a day at most', async () => {
    for (let time = 0; time < 5; time += 1) await ask({ number, email: given });
    await settled();
    expect(await linksTo(given)).toBe(3);
  });

  it('keeps no address that is not of the order, and none for longer than two days', async () => {
    const askedBy = async () =>
      (
        await api.deps.db
          .select()
          .from(withdrawalAsks)
          .where(eq(withdrawalAsks.invoiceNumber, number))
          .orderBy(desc(withdrawalAsks.askedAt))
      ).map(({ email }) => email);
    await ask({ number, email: 'stranger@people.example' });
    await settled();
    expect(await askedBy()).toEqual([null]);
    await ask({ number, email: given });
    await settled();
    expect(await askedBy()).toEqual([given, null]);
    api.time.offsetMs = 2 * dayMs + 1_000;
    await api.services.withdrawalAsks.settle();
    expect(await askedBy()).toEqual([]);
  });

  it('does not write to an address of the account that nobody has proven', async () => {
    await api.deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, person.user.id));
    await ask({ number, email: person.user.email ?? '' });
    await settled();
    expect(await linksTo(person.user.email ?? '')).toBe(0);
  });
});

describe('a link', () => {
  it('shows the order, withdraws once, and shows the acknowledgement from then on', async () => {
    const link = await linkFor();
    const shown = endpoints.withdrawal.response.parse(await (await read(link)).json());
    expect(shown).toMatchObject({ number, total_cents: 1199, ends: 'plan', withdrawn: null });
    expect(withdrawer.ledgerOf(person).refunded).toEqual([]);
    const answers = await Promise.all([confirm(link, shown.version), confirm(link, shown.version)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first] = await Promise.all(
      answers.map(async (answer) => endpoints.withdrawalConfirm.response.parse(await answer.json())),
    );
    expect(withdrawer.ledgerOf(person)).toMatchObject({ refunded: [1199], plans: ['expired'] });
    const again = endpoints.withdrawal.response.parse(await (await read(link)).json());
    expect(again.withdrawn?.reference).toBe(first?.withdrawn?.reference);
    // The acknowledgement goes to the mailbox that confirmed.
    const [letter] = await withdrawer.lettersOf(person);
    expect(letter).toMatchObject({
      address: given,
      letter: { kind: 'refund', refundCents: 1199, isSignedOut: true },
    });
    expect(await withdrawer.offer(person)).toMatchObject({
      withdrawn: { reference: first?.withdrawn?.reference },
    });
    expect((await withdrawer.rowsOf(person))[0]?.address).toBeNull();
  });

  it('withdraws only from what it showed', async () => {
    const link = await linkFor();
    expect(await codeOf(await confirm(link, 'older'))).toBe('refund_changed');
    expect(withdrawer.ledgerOf(person)).toMatchObject({ refunded: [], plans: ['active'] });
  });

  it('works for a day', async () => {
    const link = await linkFor();
    const { version } = endpoints.withdrawal.response.parse(await (await read(link)).json());
    api.time.offsetMs = dayMs + 1_000;
    expect(await codeOf(await read(link))).toBe('not_found');
    expect(await codeOf(await confirm(link, version))).toBe('not_found');
  });

  it('that we have not made, or that answers a stranger, is not found', async () => {
    const link = await linkFor();
    const [id = '', proof = ''] = link.split('.');
    const other = (await linkFor(person.user.email ?? '')).split('.');
    await ask({ number, email: 'stranger@people.example' });
    await settled();
    const [unanswered] = await api.deps.db
      .select()
      .from(withdrawalAsks)
      .where(eq(withdrawalAsks.invoiceNumber, number))
      .orderBy(desc(withdrawalAsks.askedAt));
    for (const wrong of [
      `${id}.${proof.slice(0, -1)}${proof.endsWith('A') ? 'B' : 'A'}`,
      `${id}.${other[1]}`,
      `${unanswered?.id}.${proof}`,
      id,
      'x',
    ])
      expect(await codeOf(await read(wrong)), wrong).toBe('not_found');
    expect((await read(link)).status).toBe(200);
  });

  it('is no longer than a letter’s button may carry, and no log has it', async () => {
    const link = await linkFor();
    expect(link.length).toBeLessThan(100);
    await read(link);
    expect(api.logs.join('')).not.toContain(link.slice(37));
  });
});
