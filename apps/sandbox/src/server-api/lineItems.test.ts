import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardToken, recurlyClient, rejection } from '../testing/recurlyClient.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

declare module 'recurly' {
  // The library accepts request options here, which its types leave out.
  interface Client {
    createLineItem(
      accountId: string,
      body: LineItemCreate,
      options: { headers: Record<string, string> },
    ): Promise<LineItem>;
  }
}

let running: TestSandbox;
let client: ReturnType<typeof recurlyClient>['client'];

beforeAll(async () => {
  running = await startTestSandbox();
  client = recurlyClient(running.url).client;
  await client.createPurchase({
    currency: 'USD',
    account: {
      code: 'buyer',
      email: 'buyer@creators.example',
      firstName: 'Nova',
      lastName: 'Beats',
      billingInfo: { tokenId: await cardToken(running.url) },
    },
    subscriptions: [{ planCode: 'rocksprem_i_m_v2' }],
  });
});
afterAll(() => running.stop());

const credit = { type: 'credit', currency: 'USD', unitAmount: 11.99, accountingCode: 'credit-1' };
const linesOf = async (params: object) => {
  const found = [];
  for await (const line of client.listAccountLineItems('code-buyer', { params }).each()) found.push(line);
  return found;
};

test('credit waits among the lines of the account, and pays the next bill', async () => {
  const made = await client.createLineItem('code-buyer', credit, { headers: { 'Idempotency-Key': 'one' } });
  expect(made).toMatchObject({ type: 'credit', state: 'pending', unitAmount: -11.99 });
  const again = await client.createLineItem('code-buyer', credit, { headers: { 'Idempotency-Key': 'one' } });
  expect(again.id).toBe(made.id);
  expect(await linesOf({ type: 'credit' })).toMatchObject([{ id: made.id, accountingCode: 'credit-1' }]);
  expect((await linesOf({ state: 'invoiced' })).map(({ type }) => type)).toEqual(['charge']);
  const { balances } = await client.getAccountBalance('code-buyer');
  expect(balances?.[0]?.availableCreditAmount).toBe(11.99);
  await running.moveClock({ months: 1 });
  const bills = [];
  for await (const bill of client.listAccountInvoices('code-buyer').each()) bills.push(bill);
  expect(bills[0]).toMatchObject({ total: 11.99, paid: 0, creditPayments: [{ amount: 11.99 }] });
});

test('nothing else is played', async () => {
  const headers = { headers: {} };
  const charge = client.createLineItem('code-buyer', { ...credit, type: 'charge' }, headers);
  expect(await rejection(charge)).toMatchObject({ name: 'RecurlyValidationError' });
  expect(await rejection(client.createLineItem('code-nobody', credit, headers))).toMatchObject({
    name: 'RecurlyNotFoundError',
  });
});
