import { giftLimits } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import { createGiver, type Giver, giftFormFor } from '../../testing/createGiver.ts';
import { codeOf, errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { gifts } from '../db/schema/gifts.ts';

const day = 86_400_000;
const declinedCard = '4000000000000002';
const questioningCard = '4000000000003220';

describe('giving months', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;
  let giver: Giver;
  let person: TestPerson;

  beforeAll(async () => {
    const shop = await startShop();
    ({ sandbox, api, buyer } = shop);
    giver = createGiver(api, sandbox);
    return shop.close;
  });
  beforeEach(async () => {
    person = await api.signUp();
  });
  afterEach(() => {
    api.time.offsetMs = 0;
    sandbox.sandbox.faults.clear();
  });

  const reasonOf = async (answer: Response) => {
    const { code, details } = await errorOf(answer);
    return [code, details?.reason];
  };
  const settle = () => api.services.giftEnds.settle();
  const invoicesOf = async ({ token }: TestPerson) =>
    endpoints.invoices.response.parse(await (await api.call('/v1/invoices', { token })).json()).invoices;

  it('charges a month for each place, makes one link, and is on an invoice', async () => {
    const gift = await giver.give(person, { places: 5 });
    expect(gift).toMatchObject({ places: 5, state: 'open', paid_cents: 5995, refund: null, claims: [] });
    expect(giver.booksOf(person)).toEqual({ charged: [5995], refunded: [] });
    expect((await giver.list(person)).gifts).toEqual([gift]);
    expect(await invoicesOf(person)).toMatchObject([
      {
        kind: 'charge',
        state: 'paid',
        total_cents: 5995,
        lines: [{ description: 'Gift: 5 months of Premium', amount_cents: 5995 }],
      },
    ]);
    const { user, subscription } = await buyer.account(person);
    expect([user.tier, subscription]).toEqual(['free', null]);
    expect(await giver.read(gift.code)).toEqual({
      giver: person.user.displayName,
      plan_code: gift.plan_code,
      places: 5,
      left: 5,
      state: 'open',
      until: gift.until,
    });
  });

  it('leaves a plan of the giver as it is, and does not take a plan for a gift', async () => {
    await buyer.buy(person);
    const before = (await buyer.account(person)).subscription;
    await giver.give(person, { places: 2 });
    expect((await buyer.account(person)).subscription).toEqual(before);
    expect(buyer.booksOf(person).subscriptions).toHaveLength(1);
    expect((await giver.list(person)).gifts).toHaveLength(1);
  });

  it('answers a repetition with the same gift, and another body with a conflict', async () => {
    const form = giftFormFor(await sandbox.cardToken(), { places: 3 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => giver.send(person, form)));
    const ids = await Promise.all(
      answers.map(async (answer) => endpoints.giftBuy.response.parse(await answer.json()).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await codeOf(await giver.send(person, { ...form, email: 'other@people.example' }))).toBe(
      'conflict',
    );
    expect(giver.booksOf(person).charged).toEqual([3597]);
  });

  it('is refused with another total than was shown, a wrong day, and cards that do not pay', async () => {
    const send = async (changed: object, card?: string) =>
      giver.send(person, { ...giftFormFor(await sandbox.cardToken(card)), ...changed });
    const changed = await errorOf(await send({ total_cents: 999 }));
    expect(changed).toMatchObject({ code: 'quote_changed', details: { now_total_cents: 1199 } });
    const dayFrom = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
    for (const last_day of [dayFrom(0), dayFrom(-1), dayFrom(giftLimits.openDays + 1)])
      expect(await codeOf(await send({ last_day }))).toBe('validation');
    expect(await codeOf(await send({ places: 0 }))).toBe('validation');
    expect(await codeOf(await send({ places: giftLimits.places + 1 }))).toBe('validation');
    expect(await codeOf(await send({}, declinedCard))).toBe('payment_declined');
    expect(giver.booksOf(person).charged).toEqual([]);
    expect((await giver.list(person)).gifts).toEqual([]);
  });

  it('goes on after the bank has asked', async () => {
    const form = giftFormFor(await sandbox.cardToken(questioningCard), { places: 2 });
    const asked = await errorOf(await giver.send(person, form));
    expect(asked.code).toBe('three_d_secure_required');
    const result = await sandbox.passedChallenge(String(asked.details?.action_token_id));
    const answer = await giver.send(person, { ...form, three_d_secure_action_result_token_id: result });
    expect(answer.status).toBe(200);
    expect(giver.booksOf(person).charged).toEqual([2398]);
  });

  it('has limits, which it says before and holds to', async () => {
    await giver.give(person, { places: giftLimits.places });
    await giver.give(person, { places: giftLimits.monthsBought - giftLimits.places - 1 });
    expect(await giver.list(person)).toMatchObject({ max_places: 1, limited_by: 'months' });
    const send = async (places: number) =>
      giver.send(person, giftFormFor(await sandbox.cardToken(), { places }));
    expect(await reasonOf(await send(2))).toEqual(['gift_refused', 'months']);
    await giver.give(person);
    expect(await giver.list(person)).toMatchObject({ max_places: 0, limited_by: 'open_gifts' });
    expect(await reasonOf(await send(1))).toEqual(['gift_refused', 'open_gifts']);
    expect(giver.booksOf(person).charged).toHaveLength(3);
  });

  it('is nobody else’s to cancel or to list', async () => {
    const gift = await giver.give(person);
    const other = await api.signUp();
    expect(await codeOf(await giver.cancel(other, gift.id))).toBe('not_found');
    expect((await giver.list(other)).gifts).toEqual([]);
    expect((await giver.read(gift.code)).state).toBe('open');
  });

  it('is found by its code as people paste it', async () => {
    const gift = await giver.give(person);
    const bare = gift.code.replaceAll('-', '');
    for (const pasted of [
      `${gift.code}.`,
      `${gift.code},`,
      `${gift.code} `,
      bare.toLowerCase(),
      `\u200e${bare}`,
    ])
      expect((await giver.read(encodeURIComponent(pasted))).state).toBe('open');
  });

  it('finds no gift by a wrong code', async () => {
    expect(await codeOf(await api.call('/v1/gifts/0000-0000-0000-0000'))).toBe('not_found');
    expect(await codeOf(await api.call('/v1/gifts/0000'))).toBe('validation');
    expect(await codeOf(await giver.claim(person, '0000-0000-0000-0000'))).toBe('not_found');
  });

  it('limits wrong codes of a network, and answers right ones all the same', async () => {
    const gift = await giver.give(person, { places: 2 });
    const wrong = (at: number) => `0000-0000-0000-${String(at).padStart(4, '0')}`;
    const codes: string[] = [];
    for (let at = 0; at <= api.deps.config.limits.giftCodes.max; at += 1)
      codes.push(await codeOf(await api.call(`/v1/gifts/${wrong(at)}`)));
    expect(codes.at(-1)).toBe('rate_limited');
    expect(await codeOf(await giver.claim(person, wrong(100)))).toBe('rate_limited');
    expect((await giver.read(gift.code)).state).toBe('open');
    expect((await giver.claim(await api.signUp(), gift.code)).status).toBe(200);
  });

  it('refunds what nobody has claimed when it is cancelled, once, on an invoice of its own', async () => {
    const gift = await giver.give(person, { places: 5 });
    await giver.claim(await api.signUp(), gift.code);
    const answers = await Promise.all([1, 2, 3].map(() => giver.cancel(person, gift.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await settle();
    const [ended] = (await giver.list(person)).gifts;
    expect(ended).toMatchObject({
      state: 'ended',
      refund: { places: 4, cents: 4796, done_at: expect.any(String) },
    });
    expect(giver.booksOf(person)).toEqual({ charged: [5995], refunded: [4796] });
    expect((await invoicesOf(person)).map(({ kind, total_cents }) => [kind, total_cents])).toEqual([
      ['credit', -4796],
      ['charge', 5995],
    ]);
    expect(await reasonOf(await giver.claim(await api.signUp(), gift.code))).toEqual([
      'gift_refused',
      'ended',
    ]);
  });

  it('refunds nothing of a gift that everybody has claimed', async () => {
    const gift = await giver.give(person);
    await giver.claim(await api.signUp(), gift.code);
    const cancelled = endpoints.giftCancel.response.parse(await (await giver.cancel(person, gift.id)).json());
    expect(cancelled).toMatchObject({ state: 'claimed', refund: null });
    await settle();
    expect(giver.booksOf(person).refunded).toEqual([]);
  });

  it('ends by itself after its last day, and refunds the rest', async () => {
    const gift = await giver.give(person, { places: 2 });
    await settle();
    expect((await giver.read(gift.code)).state).toBe('open');
    api.time.offsetMs = 32 * day;
    person = { ...person, ...(await api.signIn(person.user)) };
    expect((await giver.read(gift.code)).state).toBe('ended');
    expect(await reasonOf(await giver.claim(await api.signUp(), gift.code))).toEqual([
      'gift_refused',
      'ended',
    ]);
    await settle();
    await settle();
    expect((await giver.list(person)).gifts[0]?.refund).toMatchObject({ places: 2, cents: 2398 });
    expect(giver.booksOf(person).refunded).toEqual([2398]);
  });

  describe('on a day when the provider does not answer', () => {
    it('a refund is under way, is tried again, and is paid once', async () => {
      const gift = await giver.give(person, { places: 3 });
      sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
      const answer = await giver.cancel(person, gift.id);
      expect(endpoints.giftCancel.response.parse(await answer.json())).toMatchObject({
        state: 'ended',
        refund: { places: 3, done_at: null },
      });
      await settle();
      sandbox.sandbox.faults.clear();
      // The refund was made, its answer was lost, and the books cannot be read.
      sandbox.sandbox.faults.add({ target: 'refunds', status: 500, delayMs: 1_000, when: 'after', times: 1 });
      api.time.offsetMs = 40_000;
      const settling = settle();
      await expect.poll(() => giver.booksOf(person).refunded, { timeout: 10_000 }).toEqual([3597]);
      sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
      await settling;
      sandbox.sandbox.faults.clear();
      expect((await giver.list(person)).gifts[0]?.refund?.done_at).toBeNull();
      // The provider has forgotten the key by then, but its books show the refund.
      api.time.offsetMs = 2 * 3_600_000;
      await settle();
      expect((await giver.list(person)).gifts[0]?.refund?.done_at).not.toBeNull();
      expect(giver.booksOf(person).refunded).toEqual([3597]);
    });

    it('a purchase without an answer is found, or was not made', async () => {
      const form = giftFormFor(await sandbox.cardToken(), { places: 2 });
      sandbox.sandbox.faults.add({ target: 'purchases', status: 503, when: 'before', times: 1 });
      expect(await codeOf(await giver.send(person, form))).toBe('provider_unavailable');
      sandbox.sandbox.faults.add({ target: 'purchases', status: 500, when: 'after', times: 1 });
      expect((await giver.send(person, form)).status).toBe(200);
      expect(giver.booksOf(person).charged).toEqual([2398]);
      expect((await giver.list(person)).gifts).toHaveLength(1);
    });

    it('a purchase that arrives after it was given up is a gift all the same, once anybody reads the account', async () => {
      const form = giftFormFor(await sandbox.cardToken(), { places: 2 });
      const { db } = api.deps;
      sandbox.sandbox.faults.add({ target: 'purchases', status: 503, when: 'before', times: 1 });
      await giver.send(person, form);
      api.time.offsetMs = 100_000;
      const [attempt] = await buyer.attemptsOf(person);
      await api.services.sync.now(person.user);
      await api.services.recovery.ofAccount(person.user.id);
      expect((await buyer.attemptsOf(person))[0]?.state).toBe('released');
      await api.deps.billing.buyGift(
        {
          accountCode: person.user.hash,
          email: form.email,
          firstName: 'Ada',
          lastName: 'Beat',
          tokenId: form.rjs_token_id,
          threeDSecureResultTokenId: null,
          places: 2,
          unitAmountCents: 1199,
          giftId: attempt?.id ?? '',
        },
        attempt?.id ?? '',
      );
      await api.services.sync.byAccountCode(person.user.hash);
      expect(
        await db
          .select()
          .from(gifts)
          .where(eq(gifts.id, attempt?.id ?? '')),
      ).toHaveLength(1);
      expect((await giver.send(person, form)).status).toBe(200);
      expect(giver.booksOf(person).charged).toEqual([2398]);
    });
  });
});
