import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardToken, recurlyClient, rejection } from '../testing/recurlyClient.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

let running: TestSandbox;

beforeAll(async () => {
  running = await startTestSandbox();
});
afterAll(() => running.stop());

const authorization = `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`;

const buy = async (key: string, code: string, tokenId: string): Promise<Response> =>
  fetch(`${running.url}/v3/purchases`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      currency: 'USD',
      account: { code, billing_info: { token_id: tokenId } },
      subscriptions: [{ plan_code: 'rocksprem_i_m_v2', quantity: 1 }],
    }),
  });

const chargesOf = (code: string): number =>
  running.sandbox.ledger().charges.filter(({ accountCode }) => accountCode === code).length;

test('the same key is charged once and answered alike, also through the client and after a restart', async () => {
  const tokenId = await cardToken(running.url);
  const first = await buy('key-1', 'once', tokenId);
  expect(first.status).toBe(201);
  expect(first.headers.get('idempotency-prior')).toBeNull();
  const body = await first.text();
  const second = await buy('key-1', 'once', tokenId);
  expect(second.headers.get('idempotency-prior')).toBe('true');
  expect(await second.text()).toBe(body);
  running = await running.restart();
  const third = await buy('key-1', 'once', tokenId);
  expect(third.headers.get('idempotency-prior')).toBe('true');
  expect(await third.text()).toBe(body);
  const { client, answers } = recurlyClient(running.url);
  const order = {
    currency: 'USD',
    account: { code: 'once', billingInfo: { tokenId } },
    subscriptions: [{ planCode: 'rocksprem_i_m_v2' }],
  };
  const options = { headers: { 'Idempotency-Key': 'key-1' } };
  const replayed = await Reflect.apply(client.createPurchase, client, [order, options]);
  expect(replayed.chargeInvoice.id).toBe(JSON.parse(body).charge_invoice.id);
  expect(answers[0]?.headers['idempotency-prior']).toBe('true');
  expect(chargesOf('once')).toBe(1);
});

test('a hundred requests at once with one key charge once', async () => {
  const tokenId = await cardToken(running.url);
  running.sandbox.faults.add({ target: 'purchases', delayMs: 200, times: 1 });
  const answers = await Promise.all(Array.from({ length: 100 }, () => buy('key-2', 'crowd', tokenId)));
  const isReplay = (answer: Response): boolean => answer.headers.get('idempotency-prior') === 'true';
  expect(answers.filter((answer) => answer.status === 201 && !isReplay(answer))).toHaveLength(1);
  expect(answers.every((answer) => answer.status === 409 || answer.status === 201)).toBe(true);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.headers.get('retry-after')).toBe('1');
  expect(refused?.headers.get('recurly-should-retry')).toBe('true');
  expect(await refused?.json()).toMatchObject({ error: { type: 'simultaneous_request' } });
  expect(chargesOf('crowd')).toBe(1);
});

test('an answer that was lost on the way comes again', async () => {
  const tokenId = await cardToken(running.url);
  running.sandbox.faults.add({ target: 'purchases', status: 502, when: 'after', times: 1 });
  expect((await buy('key-3', 'lost', tokenId)).status).toBe(502);
  expect(chargesOf('lost')).toBe(1);
  const again = await buy('key-3', 'lost', tokenId);
  expect(again.status).toBe(201);
  expect(again.headers.get('idempotency-prior')).toBe('true');
  expect(chargesOf('lost')).toBe(1);
});

test('a request that never arrived is done at the second try', async () => {
  const tokenId = await cardToken(running.url);
  running.sandbox.faults.add({ target: 'purchases', status: 503, times: 1 });
  expect((await buy('key-4', 'late', tokenId)).status).toBe(503);
  expect(chargesOf('late')).toBe(0);
  expect((await buy('key-4', 'late', tokenId)).status).toBe(201);
  expect(chargesOf('late')).toBe(1);
});

test('declines are kept for their key too, and an hour later the key is free', async () => {
  const tokenId = await cardToken(running.url, '4000000000000002');
  expect((await buy('key-5', 'poor', tokenId)).status).toBe(422);
  expect((await buy('key-5', 'poor', tokenId)).headers.get('idempotency-prior')).toBe('true');
  const moved = await running.moveClock({ ms: 61 * 60 * 1000 });
  expect(moved.status).toBe(200);
  const after = await buy('key-5', 'poor', await cardToken(running.url));
  expect(after.status).toBe(201);
  const expired = await buy('key-6', 'poor', tokenId);
  expect(await expired.json()).toMatchObject({ error: { type: 'invalid_token' } });
});

test('a key longer than 255 characters is refused', async () => {
  expect((await buy('k'.repeat(256), 'long', 'x')).status).toBe(400);
});

test('two orders at the same moment never spend the same gift card', async () => {
  const { client } = recurlyClient(running.url);
  const orders = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => ({
      currency: 'USD',
      account: { code: `gift-${index}`, billingInfo: { tokenId: await cardToken(running.url) } },
      subscriptions: [{ planCode: 'rocksprem_i_m_v2' }],
      giftCardRedemptionCode: 'GIFT-100-BACKBEAT',
    })),
  );
  const outcomes = await Promise.all(
    orders.map((order) =>
      client.createPurchase(order).then(
        () => 'bought',
        () => 'refused',
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'bought')).toHaveLength(1);
  const card = running.sandbox.ledger().giftCards.find(({ code }) => code === 'GIFT-100-BACKBEAT');
  expect(card?.balanceCents).toBe(10000 - 1199);
  await rejection(client.getAccount('code-gift-nobody'));
});
