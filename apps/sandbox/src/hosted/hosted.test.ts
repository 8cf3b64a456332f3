import { audienceTiers, extraChannelCodes, moneyText } from '@backbeat/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buySubscription, cardToken, recurlyClient } from '../testing/recurlyClient.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

let running: TestSandbox;

beforeAll(async () => {
  running = await startTestSandbox();
});
afterAll(() => running.stop());

const post = (path: string, fields: Record<string, string>): Promise<Response> =>
  fetch(`${running.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const buyer = { first_name: 'Nova', last_name: 'Beats', email: 'nova@creators.example' };

describe('the subscribe page', () => {
  const addOns = 'add_on_code=rockspro_downloads_y_v1,rockspro_streaming_y_v1&add_on_quantity';

  test.each(Object.values(audienceTiers))(
    'sells Pro at the price of tier $number by its add-ons',
    async (tier) => {
      const path = `/recurly/subscribe/rockspro_y_v1/h1/Nova?${addOns}=${tier.number},${tier.number}`;
      const text = await (await fetch(`${running.url}${path}`)).text();
      expect(text).toContain(`<dt>Total today</dt><dd>${moneyText(tier.yearlyCents)}</dd>`);
    },
  );

  test('sells no add-on that the plan does not have, and one alone at half the rest', async () => {
    const dueAt = async (query: string) => {
      const text = await (await fetch(`${running.url}/recurly/subscribe/rockspro_y_v1/h1?${query}`)).text();
      return /Total today<\/dt><dd>([^<]*)/.exec(text)?.[1];
    };
    expect(await dueAt('add_on_code=rockspro_downloads_m_v1&add_on_quantity=3')).toBe('$250.00');
    expect(await dueAt('add_on_code=rockspro_downloads_y_v1&add_on_quantity=3')).toBe('$625.00');
    expect(await dueAt('add_on_code=rockspro_downloads_y_v1&add_on_quantity=many')).toBe('$250.00');
  });

  test('shows the tier’s price and the coupon', async () => {
    const path = `/recurly/subscribe/rockspro_y_v1/h1/Nova?${addOns}=3,3&subscription[coupon_code]=vidcon50`;
    const text = await (await fetch(`${running.url}${path}`)).text();
    expect(text).toContain('$1,000.00');
    expect(text).toContain('−$500.00');
    expect((await fetch(`${running.url}/recurly/subscribe/nothing/h1`)).status).toBe(404);
  });

  test('names the total that is charged: less what the account has left over', async () => {
    const { code, id } = await buySubscription(running.url, 'rocksprem_i_y_v2');
    const change = { planCode: 'rockspro_m_v1', timeframe: 'now' };
    await recurlyClient(running.url).client.createSubscriptionChange(id, change);
    const text = await (await fetch(`${running.url}/recurly/subscribe/rockspro_m_v1/${code}`)).text();
    // Of 46.88 that are left, 25 pay today and 21.88 of the next bill.
    expect(text).toContain('<dt>Total today</dt><dd>$0.00</dd>');
    expect(text).toMatch(/<dt>Then, on [^<]+<\/dt><dd>\$3\.12<\/dd>/);
  });

  test('escapes what comes in the address', async () => {
    const text = await (
      await fetch(`${running.url}/recurly/subscribe/rockspro_m_v1/h1/%3Cscript%3Ealert(1)`)
    ).text();
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;alert');
  });

  test('tells of a declined card and sells with a good one', async () => {
    const path = '/recurly/subscribe/rocksprem_i_m_v2/h2/Nova';
    const declined = await post(path, {
      ...buyer,
      token_id: await cardToken(running.url, '4000000000000077'),
    });
    expect(await declined.text()).toContain('does not hold enough');
    expect(await (await post(path, { ...buyer, token_id: 'nothing' })).text()).toContain(
      'invalid or expired',
    );
    const sold = await post(path, { ...buyer, token_id: await cardToken(running.url) });
    expect(sold.headers.get('location')).toBe('http://localhost:5999/checkout/thank-you?hash=h2');
    const asked = await post(path, { ...buyer, token_id: await cardToken(running.url, '4000000000003220') });
    expect(await asked.text()).toMatch(/data-action-token="[\w-]{22}"/);
  });
});

describe('the account page', () => {
  test('cancels, reactivates and takes a new card, for whoever has the token', async () => {
    const { client } = recurlyClient(running.url);
    const { chargeInvoice } = await client.createPurchase({
      currency: 'USD',
      account: { code: 'h3', billingInfo: { tokenId: await cardToken(running.url) } },
      subscriptions: [{ planCode: 'rocksprem_i_y_v2' }],
    });
    const id = chargeInvoice?.subscriptionIds?.[0] ?? '';
    const { hostedLoginToken } = await client.getAccount('code-h3');
    const path = `/recurly/account/${hostedLoginToken}`;
    const shown = await fetch(`${running.url}${path}`);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(await shown.text()).toContain('Visa ending in 1111');
    expect((await post(path, { cancel: id })).status).toBe(303);
    expect((await client.getSubscription(id)).state).toBe('canceled');
    expect((await post(path, { reactivate: id })).status).toBe(303);
    expect((await client.getSubscription(id)).state).toBe('active');
    const card = await cardToken(running.url, '378282246310005');
    expect((await post(path, { token_id: card })).status).toBe(303);
    const edit = await fetch(`${running.url}/recurly/account/billing_info/edit?ht=${hostedLoginToken}`);
    expect(await edit.text()).toContain('American Express ending in 0005');
    const addOns = [{ code: extraChannelCodes.yearly, quantity: 2 }];
    await client.createSubscriptionChange(id, { timeframe: 'now', addOns });
    // $71.88 and two extra channels.
    expect(await (await fetch(`${running.url}${path}`)).text()).toContain('for $171.88');
    expect((await fetch(`${running.url}/recurly/account/guess`)).status).toBe(404);
    expect((await fetch(`${running.url}/recurly/account/billing_info/edit`)).status).toBe(404);
  });
});

describe('the gift-card page', () => {
  const path = '/recurly/purchase/gift_card/backbeat_gift_card';
  const fields = { ...buyer, dollars: '40', recipientName: 'Sam', recipientEmail: 'sam@creators.example' };

  test('sells a code that works', async () => {
    expect(await (await fetch(`${running.url}${path}`)).text()).toContain('Amount in dollars, 15 to 150');
    const sold = await (await post(path, { ...fields, token_id: await cardToken(running.url) })).text();
    const [, code = ''] = /The code is ((?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4})\./.exec(sold) ?? [];
    const found = await (await fetch(`${running.url}/js/v1/gift_cards/${code}`)).json();
    expect(found).toMatchObject({ unit_amount: 40 });
  });

  test.each(['151', '14', '2e1', '40.5', ''])('refuses %j as an amount', async (dollars) => {
    const refused = await post(path, { ...fields, dollars, token_id: await cardToken(running.url) });
    expect(await refused.text()).toContain('from $15 to $150');
  });
});

test('start page, player and creators are there', async () => {
  const start = await (await fetch(`${running.url}/`)).text();
  for (const text of [
    'Nova Beats',
    '4111 1111 1111 1111',
    'vidcon50',
    'GIFT-20-BACKBEAT',
    'This is the sandbox',
  ]) {
    expect(start).toContain(text);
  }
  const player = await (await fetch(`${running.url}/player?redirectUrl=%2Fsegment%2Flofi`)).text();
  expect(player).toContain('The station asked for is LoFi.');
  const creators: { picture: string }[] = await (await fetch(`${running.url}/creators.json`)).json();
  expect(creators.length).toBeGreaterThan(12);
  expect((await fetch(creators[0]?.picture ?? '')).headers.get('content-type')).toBe('image/svg+xml');
  expect((await fetch(`${running.url}/nothing`)).status).toBe(404);
});
