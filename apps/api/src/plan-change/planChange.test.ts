import { type CheckoutPlanCode, quoteForPlan } from '@backbeat/domain';
import { endpoints, errorDetails, type PlanChangeQuote } from '@backbeat/sdk/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, formFor } from '../../testing/createBuyer.ts';
import { codeOf, errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { shareChannel } from '../../testing/shareChannel.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

let sandbox: TestSandbox;
let api: TestApi;
let buyer: Buyer;
beforeAll(async () => {
  const shop = await startShop();
  ({ sandbox, api, buyer } = shop);
  return shop.close;
});
afterEach(() => {
  sandbox.sandbox.faults.clear();
  api.time.offsetMs = 0;
});

type PlanCode = PlanChangeQuote['plan_code'];
const premiumMonthly = 'rocksprem_i_m_v2';
const premiumYearly = 'rocksprem_i_y_v2';
const downloadMonthly = 'rockspremdownloads_m_v1';

const subscriber = async (planCode: CheckoutPlanCode = premiumMonthly, coupon = '') => {
  const person = await api.signUp();
  const bought = await buyer.buy(person, { plan_code: planCode, coupon });
  expect(bought.status).toBe(204);
  return person;
};
const ask = ({ token }: TestPerson, planCode: PlanCode, coupon?: string) =>
  api.call('/v1/premium/change/preview', {
    method: 'POST',
    token,
    body: { plan_code: planCode, ...(coupon === undefined ? {} : { coupon }) },
  });
const quoted = async (person: TestPerson, planCode: PlanCode, coupon?: string) =>
  endpoints.planChangePreview.response.parse(await (await ask(person, planCode, coupon)).json());
const confirm = ({ token }: TestPerson, quoteId: string, result?: string) =>
  api.call('/v1/premium/change', {
    method: 'POST',
    token,
    body: {
      quote_id: quoteId,
      ...(result === undefined ? {} : { three_d_secure_action_result_token_id: result }),
    },
  });
const chargesOf = (person: TestPerson) => buyer.booksOf(person).charges.map(({ amountCents }) => amountCents);
const planOf = async (person: TestPerson) => (await buyer.account(person)).subscription;
const freshIn = async (answer: Response, code: 'quote_changed' | 'version_conflict') => {
  const error = await errorOf(answer);
  expect(error.code).toBe(code);
  return errorDetails[code].parse(error.details).change ?? null;
};

describe('going up', () => {
  it('charges what was shown, less what was not used, and the tier follows', async () => {
    const person = await subscriber();
    const quote = await quoted(person, premiumYearly);
    expect(quote).toMatchObject({
      kind: 'now',
      from_plan_code: premiumMonthly,
      now: { charge_cents: 7188, credit_cents: 1199, discount_cents: 0, total_cents: 7188 - 1199 },
      credit_left_cents: 0,
      next: { total_cents: 7188 },
    });
    expect(quote.unused_days).toBeGreaterThanOrEqual(28);
    expect(chargesOf(person)).toEqual([1199]);
    expect((await confirm(person, quote.quote_id)).status).toBe(204);
    expect(chargesOf(person)).toEqual([1199, quote.now.total_cents]);
    expect(await planOf(person)).toMatchObject({
      plan_code: premiumYearly,
      next_billing_period_amount: 7188,
    });
  });

  it('from Premium to Download costs nothing on the first day, and gives the other tier', async () => {
    const person = await subscriber();
    const quote = await quoted(person, downloadMonthly);
    expect(quote).toMatchObject({ kind: 'now', now: { total_cents: 0 }, next: { total_cents: 1199 } });
    await confirm(person, quote.quote_id);
    expect((await buyer.account(person)).user.tier).toBe('premDownload');
    expect(chargesOf(person)).toEqual([1199]);
  });

  it('to Pro is priced by the audience that the api measured', async () => {
    const person = await subscriber();
    const missing = await errorOf(await ask(person, 'rockspro_m_v1'));
    expect(missing).toMatchObject({
      code: 'validation',
      details: { fields: { channel: expect.any(String) } },
    });
    await shareChannel(api, person, 'Night Arcade');
    const quote = await quoted(person, 'rockspro_m_v1');
    const tier = quote.audience_tier ?? 'One';
    const price = quoteForPlan({ planCode: 'rockspro_m_v1', audienceTier: tier, atMs: 0 }).now.totalCents;
    expect(quote.now).toMatchObject({ charge_cents: price, total_cents: price - 1199 });
    await confirm(person, quote.quote_id);
    expect((await buyer.account(person)).user.tier).toBe('pro');
    // And a downgrade: nothing changes before the next bill.
    const down = await quoted(person, premiumMonthly);
    expect(down).toMatchObject({ kind: 'renewal', now: { total_cents: 0 }, next: { total_cents: 1199 } });
  });

  it('keeps a coupon that still works and takes a new one', async () => {
    const halved = await subscriber(premiumMonthly, 'half3');
    expect(await quoted(halved, premiumYearly)).toMatchObject({
      now: { charge_cents: 7188, discount_cents: 3594, credit_cents: 599, total_cents: 3594 - 599 },
      next: { total_cents: 7188 },
    });
    const person = await subscriber();
    const quote = await quoted(person, premiumYearly, 'save5');
    expect(quote.now).toMatchObject({ discount_cents: 500, total_cents: 7188 - 500 - 1199 });
    await confirm(person, quote.quote_id);
    expect(chargesOf(person)).toEqual([1199, 5489]);
    expect(await codeOf(await ask(await subscriber(), premiumYearly, 'no-such'))).toBe('coupon_invalid');
    expect(await codeOf(await ask(await subscriber(premiumYearly), premiumMonthly, 'save5'))).toBe(
      'coupon_invalid',
    );
  });

  it('in a free trial charges nothing, and the trial goes on', async () => {
    const person = await subscriber(premiumMonthly, 'twitch14');
    const before = await planOf(person);
    const quote = await quoted(person, premiumYearly);
    expect(quote).toMatchObject({ kind: 'now', now: { total_cents: 0 }, next: { total_cents: 7188 } });
    await confirm(person, quote.quote_id);
    expect(await planOf(person)).toMatchObject({
      plan_code: premiumYearly,
      next_billing_date: before?.next_billing_date,
    });
  });
});

describe('going down', () => {
  it('waits for the next bill, can be seen, and can be taken back', async () => {
    const person = await subscriber(premiumYearly);
    const quote = await quoted(person, premiumMonthly);
    expect(quote).toMatchObject({ kind: 'renewal', now: { total_cents: 0 }, unused_days: 0 });
    expect(quote.starts_at).toBe(quote.next.at);
    await confirm(person, quote.quote_id);
    expect(await planOf(person)).toMatchObject({
      plan_code: premiumYearly,
      pending_plan_code: premiumMonthly,
      pending_amount: 1199,
      next_billing_period_amount: 1199,
    });
    const keep = await quoted(person, premiumYearly);
    expect(keep).toMatchObject({ kind: 'keep', now: { total_cents: 0 }, next: { total_cents: 7188 } });
    await confirm(person, keep.quote_id);
    expect(await planOf(person)).toMatchObject({
      plan_code: premiumYearly,
      pending_plan_code: null,
      pending_amount: null,
    });
    expect(chargesOf(person)).toEqual([7188]);
  });

  it('takes a cancellation back', async () => {
    const person = await subscriber();
    await api.call('/v1/premium/cancel', { method: 'POST', token: person.token });
    expect(await codeOf(await ask(person, premiumYearly))).toBe('forbidden');
    const quote = await quoted(person, premiumMonthly);
    expect(quote).toMatchObject({ kind: 'resume', now: { total_cents: 0 }, next: { total_cents: 1199 } });
    await confirm(person, quote.quote_id);
    expect(await planOf(person)).toMatchObject({ state: 'active' });
  });
});

describe('two tabs', () => {
  it('that change the plan at once have one winner, and the other gets a fresh quote', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await subscriber();
      const quotes = [await quoted(person, premiumYearly), await quoted(person, downloadMonthly)];
      const answers = await Promise.all(quotes.map(({ quote_id }) => confirm(person, quote_id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
      const loser = answers.find(({ status }) => status === 409);
      const code = loser === undefined ? '' : await codeOf(loser.clone());
      expect(['version_conflict', 'conflict']).toContain(code);
      expect(chargesOf(person).length).toBeLessThanOrEqual(2);
    }
  });

  it('one after the other: the older quote is refused, the fresh one works', async () => {
    const person = await subscriber();
    const [first, second] = [await quoted(person, downloadMonthly), await quoted(person, premiumYearly)];
    await confirm(person, first.quote_id);
    const fresh = await freshIn(await confirm(person, second.quote_id), 'version_conflict');
    expect(fresh).toMatchObject({ from_plan_code: downloadMonthly, plan_code: premiumYearly });
    expect((await confirm(person, fresh?.quote_id ?? '')).status).toBe(204);
    const same = await quoted(person, premiumMonthly);
    expect(same.kind).toBe('renewal');
  });

  it('that want the same: the second is told that nothing is left to change', async () => {
    const person = await subscriber();
    const [first, second] = [await quoted(person, premiumYearly), await quoted(person, premiumYearly)];
    await confirm(person, first.quote_id);
    expect(await freshIn(await confirm(person, second.quote_id), 'version_conflict')).toBeNull();
    expect(chargesOf(person)).toHaveLength(2);
  });

  it('that send one quote 20 times charge once', async () => {
    const person = await subscriber();
    const { quote_id } = await quoted(person, premiumYearly);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(person, quote_id)));
    for (const answer of answers) {
      if (answer.status !== 204) expect(await codeOf(answer)).toBe('conflict');
    }
    expect((await confirm(person, quote_id)).status).toBe(204);
    expect(chargesOf(person)).toHaveLength(2);
  });
});

describe('what may go wrong', () => {
  it('a quote that ran out is answered with a new one', async () => {
    const person = await subscriber();
    const quote = await quoted(person, premiumYearly);
    api.time.offsetMs = 11 * 60_000;
    const fresh = await freshIn(await confirm(person, quote.quote_id), 'quote_changed');
    expect(fresh?.quote_id).not.toBe(quote.quote_id);
    expect((await confirm(person, fresh?.quote_id ?? '')).status).toBe(204);
    expect(chargesOf(person)).toEqual([1199, 5989]);
  });

  it('another price at the provider is never charged unseen', async () => {
    const person = await subscriber();
    const quote = await quoted(person, premiumYearly);
    // A gift card that was redeemed meanwhile pays a part of the bill.
    await fetch(`${sandbox.url}/v3/gift_cards/GIFT-20-BACKBEAT/redeem`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ recipient_account: { code: person.user.hash } }),
    });
    const fresh = await freshIn(await confirm(person, quote.quote_id), 'quote_changed');
    expect(fresh?.now.total_cents).toBe(quote.now.total_cents - 2000);
    expect(chargesOf(person)).toEqual([1199]);
  });

  it('a lost answer is settled by the provider’s books, and a repetition charges nothing', async () => {
    const person = await subscriber();
    const { quote_id } = await quoted(person, premiumYearly);
    sandbox.sandbox.faults.add({ target: 'changes', when: 'after', status: 502, times: 1 });
    expect((await confirm(person, quote_id)).status).toBe(204);
    expect((await confirm(person, quote_id)).status).toBe(204);
    expect(chargesOf(person)).toHaveLength(2);
  });

  it('a provider that fails first can be asked again with the same quote', async () => {
    const person = await subscriber();
    const { quote_id } = await quoted(person, premiumYearly);
    sandbox.sandbox.faults.add({ target: 'changes', status: 502, times: 1 });
    expect(await codeOf(await confirm(person, quote_id))).toBe('provider_unavailable');
    expect((await confirm(person, quote_id)).status).toBe(204);
    expect(chargesOf(person)).toHaveLength(2);
  });

  it('a declined card changes nothing, and the same call says the same again', async () => {
    const person = await subscriber();
    const { quote_id } = await quoted(person, premiumYearly);
    await sandbox.storeCard(person.user.hash, '4000000000000341');
    for (const _ of [1, 2]) expect(await codeOf(await confirm(person, quote_id))).toBe('payment_declined');
    expect(await planOf(person)).toMatchObject({ plan_code: premiumMonthly });
  });

  it('a bank that asks is answered, and the same quote goes on', async () => {
    const person = await api.signUp();
    const body = formFor(person, await sandbox.cardToken('4000000000003220'));
    const actionIn = async (answer: Response) =>
      errorDetails.three_d_secure_required.parse((await errorOf(answer)).details).action_token_id;
    const result = await sandbox.passedChallenge(await actionIn(await buyer.send(person, body)));
    await buyer.send(person, { ...body, three_d_secure_action_result_token_id: result });
    const { quote_id } = await quoted(person, premiumYearly);
    const passed = await sandbox.passedChallenge(await actionIn(await confirm(person, quote_id)));
    expect(chargesOf(person)).toEqual([1199]);
    expect((await confirm(person, quote_id, passed)).status).toBe(204);
    expect(chargesOf(person)).toEqual([1199, 5989]);
  });

  it('is told by the contract', async () => {
    const person = await subscriber();
    const { quote_id } = await quoted(person, premiumYearly);
    expect(await codeOf(await ask(person, premiumMonthly))).toBe('already_subscribed');
    expect(await codeOf(await ask(await api.signUp(), premiumMonthly))).toBe('not_found');
    expect(await codeOf(await confirm(await api.signUp(), quote_id))).toBe('not_found');
    sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    expect(await codeOf(await ask(person, premiumYearly))).toBe('provider_unavailable');
    expect(await codeOf(await confirm(person, quote_id))).toBe('provider_unavailable');
    sandbox.sandbox.faults.clear();
    expect((await confirm(person, quote_id)).status).toBe(204);
  });
});
