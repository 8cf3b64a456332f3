import { cents, checkoutPlanCodes, plans, quoteHash } from '@backbeat/domain';
import { errorDetails } from '@backbeat/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, formFor } from '../../testing/createBuyer.ts';
import { codeOf, errorOf, type TestApi } from '../../testing/createTestApi.ts';
import { shareChannel } from '../../testing/shareChannel.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const premium = 'rocksprem_i_m_v2' as const;

describe('POST /v1/premium/checkout', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;

  beforeAll(async () => {
    const shop = await startShop();
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });

  it('charges once and gives tier and subscription', async () => {
    const person = await api.signUp();
    expect((await buyer.buy(person)).status).toBe(204);
    expect(buyer.booksOf(person).charges.map(({ amountCents }) => amountCents)).toEqual([1199]);
    const { user, subscription } = await buyer.account(person);
    expect(user.tier).toBe('premStream');
    expect(subscription).toMatchObject({
      state: 'active',
      provider: null,
      plan_code: premium,
      next_billing_period_amount: 1199,
      edit_token: null,
    });
    const days = (Date.parse(subscription?.next_billing_date ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
  });

  it.each(checkoutPlanCodes)('sells %s at its list price', async (planCode) => {
    const person = await api.signUp();
    expect((await buyer.buy(person, { plan_code: planCode })).status).toBe(204);
    const amounts = buyer.booksOf(person).charges.map(({ amountCents }) => amountCents);
    expect(amounts).toEqual([plans[planCode].amountCents]);
  });

  it.each([
    ['4000000000000002', 'declined'],
    ['4000000000000077', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
  ])('answers the declined card %s with %s, the same at a repetition', async (number, decline) => {
    const person = await api.signUp();
    const body = formFor(person, await sandbox.cardToken(number));
    for (let round = 0; round < 2; round += 1) {
      const answer = await buyer.send(person, body);
      expect(answer.status).toBe(402);
      expect(await errorOf(answer)).toMatchObject({ code: 'payment_declined', details: { decline } });
    }
    expect(buyer.booksOf(person)).toEqual({ charges: [], subscriptions: [] });
    expect((await buyer.account(person)).user.tier).toBe('free');
    expect((await buyer.buy(person)).status).toBe(204);
  });

  it('answers an unknown payment token as a declined payment', async () => {
    const answer = await buyer.buy(await api.signUp(), { rjs_token_id: 'never-made' });
    expect(await errorOf(answer)).toMatchObject({
      code: 'payment_declined',
      details: { decline: 'invalid_token' },
    });
  });

  it('asks for 3-D Secure and charges with its result', async () => {
    const person = await api.signUp();
    const token = await sandbox.cardToken('4000000000003220');
    const answer = await buyer.send(person, formFor(person, token));
    expect(answer.status).toBe(402);
    const error = await errorOf(answer);
    expect(error.code).toBe('three_d_secure_required');
    const { action_token_id } = errorDetails.three_d_secure_required.parse(error.details);
    const id = await sandbox.passedChallenge(action_token_id);
    const confirmed = await buyer.send(
      person,
      formFor(person, token, { three_d_secure_action_result_token_id: id }),
    );
    expect(confirmed.status).toBe(204);
    expect(buyer.booksOf(person).charges).toHaveLength(1);
  });

  describe('codes', () => {
    it('takes a coupon and a gift card off', async () => {
      const person = await api.signUp();
      expect((await buyer.buy(person, { coupon: 'vidcon50' })).status).toBe(204);
      expect(buyer.booksOf(person).charges.map(({ amountCents }) => amountCents)).toEqual([599]);
    });

    it('starts a trial without a charge', async () => {
      const person = await api.signUp();
      expect((await buyer.buy(person, { coupon: 'twitch14' })).status).toBe(204);
      expect(buyer.booksOf(person).charges).toEqual([]);
      const { user, subscription } = await buyer.account(person);
      expect(user.tier).toBe('premStream');
      expect((Date.parse(subscription?.first_billing_date ?? '') - Date.now()) / 86_400_000).toBeCloseTo(
        14,
        1,
      );
    });

    it('says which code is wrong, charges nothing, and leaves the token usable', async () => {
      const person = await api.signUp();
      const token = await sandbox.cardToken();
      const wrong = await buyer.send(person, formFor(person, token, { coupon: 'nothing' }));
      expect([wrong.status, await codeOf(wrong)]).toEqual([422, 'coupon_invalid']);
      const card = await buyer.send(person, formFor(person, token, { gift_card: 'NO-CARD' }));
      expect([card.status, await codeOf(card)]).toEqual([422, 'gift_card_invalid']);
      expect(await buyer.attemptsOf(person)).toEqual([]);
      expect((await buyer.send(person, formFor(person, token))).status).toBe(204);
    });

    it('lets an account guess five times a minute', async () => {
      const person = await api.signUp();
      const token = await sandbox.cardToken();
      const guess = async (coupon: string) =>
        codeOf(await buyer.send(person, formFor(person, token, { coupon })));
      const codes: string[] = [];
      for (let round = 0; round < 7; round += 1) codes.push(await guess(`guess-${round}`));
      expect(codes).toEqual([...Array(5).fill('coupon_invalid'), 'rate_limited', 'rate_limited']);
      api.time.offsetMs += 3_600_000;
    });
  });

  describe('what was shown', () => {
    const hashFor = (nowTotalCents: number) =>
      quoteHash({
        currency: 'USD',
        planCode: premium,
        couponCode: null,
        giftCardCode: null,
        nowTotalCents: cents(nowTotalCents),
      });

    it('is charged when it still holds', async () => {
      expect((await buyer.buy(await api.signUp(), { quote_hash: hashFor(1199) })).status).toBe(204);
    });

    it('is answered with the new total when it does not, and the token stays usable', async () => {
      const person = await api.signUp();
      const token = await sandbox.cardToken();
      const answer = await buyer.send(person, formFor(person, token, { quote_hash: hashFor(999) }));
      expect(answer.status).toBe(409);
      const error = await errorOf(answer);
      expect(error.code).toBe('quote_changed');
      const details = errorDetails.quote_changed.parse(error.details);
      expect(details).toMatchObject({
        now_total_cents: 1199,
        next_total_cents: 1199,
        quote_hash: hashFor(1199),
      });
      expect(buyer.booksOf(person).charges).toEqual([]);
      expect(
        (await buyer.send(person, formFor(person, token, { quote_hash: details.quote_hash }))).status,
      ).toBe(204);
    });

    it('counts the coupon in for the renewal', async () => {
      const answer = await buyer.buy(await api.signUp(), { coupon: 'half3', quote_hash: hashFor(1199) });
      const details = errorDetails.quote_changed.parse((await errorOf(answer)).details);
      expect(details).toMatchObject({ now_total_cents: 599, next_total_cents: 599 });
    });

    it.each([
      ['', 0, 2 * 1199 - 2000],
      // The first month is free, so the whole gift card is left for the next bill.
      ['twitch14', 0, 0],
    ])('counts what a gift card has left in for the renewal (coupon "%s")', async (coupon, now, next) => {
      const codes = { gift_card: 'GIFT-20-BACKBEAT', coupon };
      const answer = await buyer.buy(await api.signUp(), { ...codes, quote_hash: hashFor(1199) });
      const details = errorDetails.quote_changed.parse((await errorOf(answer)).details);
      expect(details).toMatchObject({ now_total_cents: now, next_total_cents: next });
    });
  });

  describe('happens once', () => {
    it('for twenty parallel calls with one token: one charge, one answer', async () => {
      const person = await api.signUp();
      const body = formFor(person, await sandbox.cardToken());
      const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.send(person, body)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
      expect(buyer.booksOf(person).charges).toHaveLength(1);
      expect(buyer.booksOf(person).subscriptions).toHaveLength(1);
    });

    it('for a repetition', async () => {
      const person = await api.signUp();
      const body = formFor(person, await sandbox.cardToken());
      expect((await buyer.send(person, body)).status).toBe(204);
      expect((await buyer.send(person, body)).status).toBe(204);
      expect(buyer.booksOf(person).charges).toHaveLength(1);
    });

    it('and the same token with another body is a conflict', async () => {
      const person = await api.signUp();
      const token = await sandbox.cardToken();
      expect((await buyer.send(person, formFor(person, token))).status).toBe(204);
      const other = await buyer.send(person, formFor(person, token, { plan_code: 'rocksprem_i_y_v2' }));
      expect([other.status, await codeOf(other)]).toEqual([409, 'conflict']);
    });

    it('for two tokens at once: the second is already subscribed', async () => {
      const person = await api.signUp();
      const answers = await Promise.all([buyer.buy(person), buyer.buy(person)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused === undefined ? null : await codeOf(refused)).toBe('already_subscribed');
      expect(buyer.booksOf(person).charges).toHaveLength(1);
    });

    it('for an account that is subscribed', async () => {
      const person = await api.signUp();
      await buyer.buy(person);
      expect(await codeOf(await buyer.buy(person, { plan_code: 'rockspremdownloads_m_v1' }))).toBe(
        'already_subscribed',
      );
    });

    it('for two accounts with one token each its own', async () => {
      const [one, two] = [await api.signUp(), await api.signUp()];
      const answers = await Promise.all([buyer.buy(one), buyer.buy(two)]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    });
  });

  it('is refused for the account code of somebody else', async () => {
    const [person, other] = [await api.signUp(), await api.signUp()];
    const answer = await buyer.buy(person, { account_code: other.user.hash });
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'forbidden']);
  });

  it.each([
    ['first_name', ''],
    ['email', 'nobody'],
    ['plan_code', 'free'],
    ['plan_code', 'gold'],
    ['agreedTerms', false],
    ['rjs_token_id', ''],
    ['surprise', 1],
  ])('is refused with %s = %j', async (field, value) => {
    const person = await api.signUp();
    const body = { ...formFor(person, 'token'), [field]: value };
    const answer = await api.call('/v1/premium/checkout', { method: 'POST', token: person.token, body });
    expect(answer.status).toBe(422);
    expect((await errorOf(answer)).details).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it.each(['rockspro_m_v1', 'rockspro_y_v1'])('sells no %s: Pro is priced by audience', async (planCode) => {
    const person = await api.signUp();
    await shareChannel(api, person, 'Night Journal');
    const post = (path: string, body: unknown) =>
      api.call(path, { method: 'POST', token: person.token, body });
    const form = { ...formFor(person, await sandbox.cardToken()), plan_code: planCode };
    const bought = await post('/v1/premium/checkout', form);
    const started = await post('/v1/premium/start', { nonce: await sandbox.cardToken(), plan: planCode });
    const text = expect.stringContaining('/checkout/pro');
    expect(await errorOf(bought)).toMatchObject({
      code: 'validation',
      details: { fields: { plan_code: text } },
    });
    expect(await errorOf(started)).toMatchObject({ code: 'validation', details: { fields: { plan: text } } });
    expect(buyer.booksOf(person)).toEqual({ charges: [], subscriptions: [] });
  });

  it('is what the older checkout does too', async () => {
    const person = await api.signUp('Old Way');
    const client = await (await api.call('/v1/premium/client', { token: person.token })).json();
    expect(client).toEqual({ token: 'sandbox-public-key' });
    const body = { nonce: await sandbox.cardToken(), plan: premium };
    expect((await api.call('/v1/premium/start', { method: 'POST', token: person.token, body })).status).toBe(
      204,
    );
    expect(buyer.booksOf(person).charges).toHaveLength(1);
  });

  it('writes no secret into its logs', () => {
    expect(api.logs.join('').match(/people\.example|eyJ|4111111|40000000000/)).toBeNull();
  });
});
