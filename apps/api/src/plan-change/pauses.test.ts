import { addMonths, type CheckoutPlanCode, dayMs } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import { createPauser, isoOf, monthly, yearly } from '../../testing/createPauser.ts';
import { codeOf, errorOf, type TestApi } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

let sandbox: TestSandbox;
let api: TestApi;
let buyer: Buyer;
let close: () => Promise<void>;
beforeEach(async () => {
  const shop = await startShop();
  ({ sandbox, api, buyer, close } = shop);
});
afterEach(() => close());

const {
  subscriber,
  call,
  accountOf,
  lightOf,
  planOf,
  ask,
  quoted,
  confirm,
  askPlan,
  cancel,
  chargesOf,
  pause,
  paidThrough,
  moveTo,
} = createPauser(() => ({ sandbox, api, buyer }));

describe('a pause', () => {
  it('is shown with its money and days, begins with the next bill, and ends with a charge', async () => {
    const person = await subscriber();
    const endsMs = await paidThrough(person);
    const until = isoOf(addMonths(endsMs, 2));
    const quote = await pause(person, until);
    expect(quote).toMatchObject({
      kind: 'pause',
      plan_code: monthly,
      starts_at: isoOf(endsMs),
      now: { total_cents: 0 },
      next: { at: until, total_cents: 1199 },
    });
    expect(await accountOf(person)).toMatchObject({
      user: { tier: 'premStream' },
      subscription: {
        state: 'active',
        paid_through_date: isoOf(endsMs),
        pauses_at: isoOf(endsMs),
        resumes_at: until,
        next_billing_date: until,
        next_billing_period_amount: 1199,
      },
    });
    await moveTo(endsMs + 1_000);
    expect(await accountOf(person)).toMatchObject({
      user: { tier: 'free' },
      subscription: { state: 'paused', resumes_at: until, paid_through_date: isoOf(endsMs) },
    });
    expect(await lightOf(person)).toMatchObject({ light: 'red', reason: 'paused' });
    await moveTo(Date.parse(until) + 1_000);
    expect(await accountOf(person)).toMatchObject({
      user: { tier: 'premStream' },
      subscription: { state: 'active', pauses_at: null, resumes_at: null },
    });
    expect(chargesOf(person)).toEqual([1199, 1199]);
  });

  it('ends access on its minute, before the provider has told of it', async () => {
    const person = await subscriber();
    const endsMs = await paidThrough(person);
    await pause(person, isoOf(addMonths(endsMs, 1)));
    sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    api.time.offsetMs = endsMs - Date.now() + 500;
    expect(await accountOf(person)).toMatchObject({
      user: { tier: 'free' },
      subscription: { state: 'paused' },
    });
  });

  it('is taken back with one quote that charges nothing', async () => {
    const person = await subscriber();
    const endsMs = await paidThrough(person);
    await pause(person, isoOf(addMonths(endsMs, 1)));
    const back = await quoted(person, null);
    expect(back).toMatchObject({ kind: 'keep', now: { total_cents: 0 }, next: { total_cents: 1199 } });
    expect((await confirm(person, back.quote_id)).status).toBe(204);
    expect(await planOf(person)).toMatchObject({ state: 'active', pauses_at: null });
    await moveTo(endsMs + 1_000);
    expect(await planOf(person)).toMatchObject({ state: 'active' });
    expect(chargesOf(person)).toEqual([1199, 1199]);
  });

  it('of a yearly plan ends on the wanted day, by the sweep, once', async () => {
    const person = await subscriber(yearly);
    const endsMs = await paidThrough(person);
    const until = Math.floor(endsMs / dayMs) * dayMs + 40 * dayMs;
    await pause(person, isoOf(until).slice(0, 10));
    await moveTo(endsMs + 1_000);
    await api.services.endPauses();
    expect(await planOf(person)).toMatchObject({ state: 'paused', resumes_at: isoOf(until) });
    await moveTo(until + 1_000);
    await Promise.all([api.services.endPauses(), api.services.endPauses(), api.services.endPauses()]);
    await api.services.endPauses();
    expect(chargesOf(person)).toEqual([7188, 7188]);
    expect(await accountOf(person)).toMatchObject({
      user: { tier: 'premStream' },
      subscription: { state: 'active', pauses_at: null, next_billing_period_amount: 7188 },
    });
  });

  it('that could not be ended for want of the provider is ended later', async () => {
    const person = await subscriber();
    const endsMs = await paidThrough(person);
    const until = Math.floor(endsMs / dayMs) * dayMs + 10 * dayMs;
    await pause(person, isoOf(until));
    await moveTo(until + 1_000);
    sandbox.sandbox.faults.add({ target: 'changes', status: 502, times: 1 });
    await api.services.endPauses();
    expect(chargesOf(person)).toEqual([1199]);
    await moveTo(until + 90_000);
    await api.services.endPauses();
    expect(chargesOf(person)).toEqual([1199, 1199]);
  });
});

describe('resuming', () => {
  const paused = async (planCode: CheckoutPlanCode = monthly) => {
    const person = await subscriber(planCode);
    const endsMs = await paidThrough(person);
    await pause(person, isoOf(addMonths(endsMs, 3)));
    await moveTo(endsMs + 5 * dayMs);
    expect(await planOf(person)).toMatchObject({ state: 'paused' });
    return person;
  };

  it('shows what it charges, charges that, and begins a new period', async () => {
    const person = await paused();
    const quote = await quoted(person, null);
    expect(quote).toMatchObject({
      kind: 'unpause',
      now: { charge_cents: 1199, total_cents: 1199 },
      next: { total_cents: 1199 },
    });
    expect(chargesOf(person)).toEqual([1199]);
    expect((await confirm(person, quote.quote_id)).status).toBe(204);
    expect((await confirm(person, quote.quote_id)).status).toBe(204);
    expect(chargesOf(person)).toEqual([1199, 1199]);
    const { user, subscription } = await accountOf(person);
    expect(user.tier).toBe('premStream');
    expect(subscription).toMatchObject({ state: 'active', pauses_at: null });
    const startMs = addMonths(Date.parse(subscription?.next_billing_date ?? ''), -1);
    expect(Math.abs(startMs - (Date.now() + api.time.offsetMs))).toBeLessThan(60_000);
  });

  it('is paid by credit first, as the preview says', async () => {
    const person = await paused();
    await fetch(`${sandbox.url}/v3/gift_cards/GIFT-20-BACKBEAT/redeem`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ recipient_account: { code: person.user.hash } }),
    });
    const quote = await quoted(person, null);
    expect(quote.now.total_cents).toBe(0);
    expect(quote.next.total_cents).toBe(1199 - (2000 - 1199));
    await confirm(person, quote.quote_id);
    expect(chargesOf(person)).toEqual([1199]);
  });

  it('20 times at once, and from two tabs, charges once', async () => {
    const person = await paused();
    const [one, two] = [await quoted(person, null), await quoted(person, null)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        confirm(person, index % 2 === 0 ? one.quote_id : two.quote_id),
      ),
    );
    for (const answer of answers)
      if (answer.status !== 204) expect(['conflict', 'version_conflict']).toContain(await codeOf(answer));
    expect(chargesOf(person)).toEqual([1199, 1199]);
  });

  it('whose answer got lost is found in the provider’s books', async () => {
    const person = await paused();
    const { quote_id } = await quoted(person, null);
    sandbox.sandbox.faults.add({ target: 'changes', when: 'after', status: 502, times: 1 });
    expect((await confirm(person, quote_id)).status).toBe(204);
    expect(chargesOf(person)).toEqual([1199, 1199]);
  });

  it('with a card that pays nothing leaves a payment to settle, and no second charge', async () => {
    const person = await paused();
    const { quote_id } = await quoted(person, null);
    await sandbox.storeCard(person.user.hash, '4000000000000341');
    expect((await confirm(person, quote_id)).status).toBe(204);
    expect(await planOf(person)).toMatchObject({ state: 'past_due' });
    await sandbox.storeCard(person.user.hash, '4111111111111111');
    expect(chargesOf(person)).toEqual([1199, 1199]);
  });

  it.each([
    ['ours', 0],
    ['20 seconds ahead of ours', 20_000],
  ])('and cancelling: a paused plan ends at once, its provider’s clock %s', async (_, aheadMs) => {
    const person = await paused();
    api.time.offsetMs -= aheadMs;
    expect((await cancel(person)).status).toBe(204);
    expect(await accountOf(person)).toMatchObject({
      user: { tier: 'free' },
      subscription: { state: 'expired' },
    });
    await moveTo(Date.now() + api.time.offsetMs + 120 * dayMs);
    await api.services.endPauses();
    expect(chargesOf(person)).toEqual([1199]);
  });

  it('is not a second purchase: no other plan is sold or changed meanwhile', async () => {
    const person = await paused();
    const again = { ...person, ...(await api.signIn(person.user)) };
    expect(await codeOf(await buyer.buy(again, { plan_code: yearly }))).toBe('already_subscribed');
    expect(await codeOf(await askPlan(person, yearly))).toBe('forbidden');
  });
});

describe('no pause', () => {
  it.each([
    ['the end of what is paid for', 0],
    ['more than three months later', 95 * dayMs],
  ])('ends with %s', async (_, laterMs) => {
    const person = await subscriber();
    const endsMs = await paidThrough(person);
    const error = await errorOf(await ask(person, isoOf(endsMs + laterMs)));
    expect(error).toMatchObject({
      code: 'validation',
      details: { fields: { until: expect.stringContaining('Choose a day from') } },
    });
  });

  it('of what is free, cancelled, on trial, changing or paused already', async () => {
    const inAMonth = isoOf(Date.now() + 45 * dayMs);
    expect(await codeOf(await ask(await api.signUp(), inAMonth))).toBe('not_found');
    const trial = await subscriber(monthly, 'twitch14');
    expect(await codeOf(await ask(trial, inAMonth))).toBe('forbidden');
    const canceled = await subscriber();
    await cancel(canceled);
    expect(await codeOf(await ask(canceled, inAMonth))).toBe('forbidden');
    const changing = await subscriber(yearly);
    const down = await askPlan(changing, monthly);
    await confirm(changing, endpoints.planChangePreview.response.parse(await down.json()).quote_id);
    expect(await codeOf(await ask(changing, isoOf(Date.now() + 380 * dayMs)))).toBe('forbidden');
    const resting = await subscriber();
    await pause(resting, inAMonth);
    expect(await codeOf(await ask(resting, inAMonth))).toBe('forbidden');
    expect(await codeOf(await ask(await subscriber(), null))).toBe('already_subscribed');
  });
});

it('keeps the last reason for a cancellation, and gives it out with the rest', async () => {
  const person = await subscriber();
  const say = (body: object) => call(person, '/v1/premium/cancel/reason', 'PUT', body);
  const exported = async () =>
    endpoints.accountExport.response.parse(await (await call(person, '/v1/account/export')).json());
  expect((await exported()).cancel_reason).toBeNull();
  expect((await say({ reason: 'not_streaming' })).status).toBe(204);
  expect((await say({ reason: 'other', note: ' Moving house ' })).status).toBe(204);
  expect(await codeOf(await say({ reason: 'boredom' }))).toBe('validation');
  expect((await exported()).cancel_reason).toMatchObject({ reason: 'other', note: 'Moving house' });
});
