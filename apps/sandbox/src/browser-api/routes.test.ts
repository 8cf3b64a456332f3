import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addOnCodes, audienceTiers, coupons, extraChannelCodes, planFor } from '@backbeat/domain';
import recurly from 'recurly';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testCards } from '../cards/testCards.ts';
import { cardToken, recurlyClient, rejection } from '../testing/recurlyClient.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

let running: TestSandbox;

beforeAll(async () => {
  running = await startTestSandbox();
});
afterAll(() => running.stop());

const get = async (path: string) => {
  const response = await fetch(`${running.url}/js/v1${path}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return response.json();
};

const post = async (path: string, fields: Record<string, string>) => {
  const response = await fetch(`${running.url}/js/v1${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return response.json();
};

const card = {
  key: 'sandbox-public-key',
  number: '4111 1111 1111 1111',
  month: '12',
  year: '39',
  cvv: '123',
  first_name: 'Nova',
  last_name: 'Beats',
};

describe('tokens', () => {
  test('have the provider’s shape', async () => {
    const token = await post('/token', card);
    expect(Object.keys(token)).toEqual(['type', 'id']);
    expect(token).toEqual({ type: 'credit_card', id: expect.stringMatching(/^[\w-]{21,23}$/) });
  });

  test('are made for test cards only', async () => {
    const { error } = await post('/token', { ...card, number: '4242424242424242' });
    expect(error).toMatchObject({ code: 'validation', fields: ['number'] });
    expect(error.details[0].messages[0]).toContain('test cards only');
    for (const { number } of testCards) expect(await cardToken(running.url, number)).toMatch(/^[\w-]{22}$/);
  });

  test('are refused field by field', async () => {
    const { error } = await post('/token', {
      key: 'x',
      number: '4111111111111112',
      month: '13',
      year: '2039',
      cvv: '1',
    });
    expect(error.fields).toEqual(['first_name', 'last_name', 'number', 'month', 'year', 'cvv']);
    expect(error.details[0]).toEqual({ field: 'first_name', messages: ["can't be blank"] });
    expect(error.details[2]).toEqual({ field: 'number', messages: ['is invalid'] });
  });

  test('are declined at once for the key that asks for it', async () => {
    const declined = { ...card, number: '4000000000000002', key: 'sandbox-public-key-decline-at-token' };
    expect((await post('/token', declined)).error).toMatchObject({ code: 'declined' });
    expect(await post('/token', { ...card, key: declined.key })).toMatchObject({ type: 'credit_card' });
  });

  test('are made for a security code alone, and pay for nothing', async () => {
    const { key, cvv } = card;
    expect(await post('/token', { key, cvv })).toEqual({
      type: 'credit_card',
      id: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect((await post('/token', { key, cvv: '12' })).error.fields).toEqual(['cvv']);
    expect((await post('/token', { key, cvv, month: '12' })).error.fields).toContain('number');
    const { id } = await post('/token', { key, cvv });
    const refused = await rejection(
      recurlyClient(running.url).client.createPurchase({
        currency: 'USD',
        account: { code: 'code-alone', billingInfo: { tokenId: id } },
        subscriptions: [{ planCode: 'rocksprem_i_m_v2' }],
      }),
    );
    expect(refused).toBeInstanceOf(recurly.errors.InvalidTokenError);
  });

  test('leave neither number nor security code on disk', async () => {
    await post('/token', { ...card, cvv: '9371' });
    const folder = join(running.dataDirectory, 'sandbox');
    const kept = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    expect(kept.join()).toContain('"lastFour":"1111"');
    expect(kept.join()).not.toMatch(/4111111111111111|9371"/);
  });
});

describe('look-ups', () => {
  test('plans', async () => {
    expect(await get('/plans/rocksprem_i_y_v2')).toEqual({
      code: 'rocksprem_i_y_v2',
      name: 'Premium, yearly',
      period: { interval: 'months', length: 12 },
      price: { USD: { unit_amount: 71.88, symbol: '$', setup_fee: 0 } },
      addons: [
        {
          code: 'rocksextrachannel_y_v1',
          name: 'Extra channel',
          quantity: 1,
          add_on_type: 'fixed',
          optional: true,
          tier_type: 'flat',
          price: { USD: { unit_amount: 50 } },
        },
      ],
      tax_exempt: false,
    });
    expect((await get('/plans/free')).error.code).toBe('not-found');
  });

  test.each(['monthly', 'yearly'] as const)(
    'Pro, %s: the plan and its add-ons cost what a tier does',
    async (period) => {
      const plan = await get(`/plans/${planFor('pro', period).code}`);
      const { downloads, streaming } = addOnCodes[period];
      expect(plan.addons).toMatchObject([
        { code: downloads, name: 'Downloads', quantity: 1, add_on_type: 'fixed', tier_type: 'stairstep' },
        { code: streaming, name: 'Streaming', quantity: 1, add_on_type: 'fixed', tier_type: 'stairstep' },
        { code: extraChannelCodes[period], quantity: 1, add_on_type: 'fixed', tier_type: 'flat' },
      ]);
      type Tier = { ending_quantity: number; currencies: { currency_code: string; unit_amount: number }[] };
      const costOf = ({ tiers }: { tiers: Tier[] }, quantity: number): number =>
        tiers.find(({ ending_quantity: last }) => quantity <= last)?.currencies[0]?.unit_amount ?? Number.NaN;
      for (const tier of Object.values(audienceTiers)) {
        const addOns = plan.addons.slice(0, 2).map((addOn: { tiers: Tier[] }) => costOf(addOn, tier.number));
        const total = plan.price.USD.unit_amount + addOns[0] + addOns[1];
        expect(total, tier.name).toBe((period === 'monthly' ? tier.monthlyCents : tier.yearlyCents) / 100);
      }
    },
  );

  test('coupons, only for their plans and while they can be redeemed', async () => {
    expect(await get('/coupons/vidcon50?plan_codes[0]=rocksprem_i_m_v2')).toMatchObject({
      code: 'vidcon50',
      discount: { type: 'percent', rate: 0.5 },
      single_use: coupons.vidcon.singleUse,
      applies_to_all_plans: true,
      redemption_resource: 'subscription',
    });
    expect((await get('/coupons/SAVE5')).discount).toEqual({ type: 'dollars', amount: { USD: 5 } });
    expect((await get('/coupons/twitch60')).discount).toMatchObject({
      type: 'free_trial',
      amount: {},
      trial: { amount: 60, unit: 'day' },
    });
    expect(await get('/coupons/half3')).toMatchObject({ applies_for_months: 3, temporal_amount: 3 });
    expect((await get('/coupons/proonly20?plan_codes[0]=rocksprem_i_m_v2')).error.code).toBe('not-found');
    expect(await get('/coupons/proonly20?plan_codes[0]=rockspro_m_v1')).toMatchObject({
      plans: ['rockspro_m_v1', 'rockspro_y_v1'],
    });
    expect((await get('/coupons/bygone10')).error.code).toBe('not-found');
    expect((await get('/coupons/nothing')).error.code).toBe('not-found');
  });

  test('gift cards, tax, items', async () => {
    expect(await get('/gift_cards/gift-20-backbeat')).toMatchObject({ currency: 'USD', unit_amount: 20 });
    expect((await get('/gift_cards/nothing')).error.code).toBe('not-found');
    expect(await get('/tax?country=US&postal_code=94110')).toEqual([
      { type: 'us', rate: '0.0875', region: 'CA' },
    ]);
    expect(await get('/tax?country=DE')).toEqual([]);
    expect((await get('/items/hat')).error.code).toBe('not-found');
  });

  test('what the client asks when it starts', async () => {
    expect(await get('/risk/info')).toEqual({ profiles: [] });
    expect(await get('/risk/preflights')).toEqual({ preflights: [] });
    expect((await get('/engage/settings')).error.code).toBe('engage-not-enabled');
    expect((await get('/apple_pay/info')).error.code).toBe('not-found');
    const events = await fetch(`${running.url}/js/v1/events`, { method: 'POST', body: 'events[0]=x' });
    expect(await events.text()).toBe('');
  });
});

describe('pages', () => {
  test.each(['/field.html', '/field-canary.html'])(
    '%s can be framed by the site and is not kept',
    async (path) => {
      const response = await fetch(`${running.url}/js/v1${path}`);
      expect(response.headers.get('x-frame-options')).toBeNull();
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-security-policy')).toMatch(
        /frame-ancestors 'self' http:\/\/localhost:5999 /,
      );
      expect(await response.text()).toContain('/recurly/field.js');
    },
  );

  test('the PayPal page gives a token that can be charged', async () => {
    const text = await (
      await fetch(`${running.url}/js/v1/paypal/start?event=e&description=Premium&amount=71.88`)
    ).text();
    expect(text).toContain('$71.88');
    expect(text).toContain('data-event="e"');
    const [, id = ''] =
      /&quot;type&quot;:&quot;paypal&quot;,&quot;id&quot;:&quot;([\w-]{22})&quot;/.exec(text) ?? [];
    expect(await get(`/tokens/${id}`)).toEqual({ type: 'paypal', id });
  });

  test('scripts are there and carry no real number', async () => {
    for (const path of [
      '/recurly/recurly.js',
      '/recurly/field.js',
      '/recurly/frame.js',
      '/recurly/hosted.js',
    ]) {
      const response = await fetch(`${running.url}${path}`);
      expect(response.headers.get('content-type')).toContain('text/javascript');
      expect((await response.text()).length).toBeGreaterThan(200);
    }
  });
});
