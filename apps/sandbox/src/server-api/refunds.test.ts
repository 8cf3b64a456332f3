import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardToken, recurlyClient, rejection } from '../testing/recurlyClient.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

let running: TestSandbox;
let client: ReturnType<typeof recurlyClient>['client'];

beforeAll(async () => {
  running = await startTestSandbox();
  client = recurlyClient(running.url).client;
});
afterAll(() => running.stop());

/** Five of something at $11.99, bought at once. */
const buyFive = async (code: string) => {
  const { chargeInvoice } = await client.createPurchase({
    currency: 'USD',
    account: {
      code,
      email: `${code}@creators.example`,
      firstName: 'Nova',
      lastName: 'Beats',
      billingInfo: { tokenId: await cardToken(running.url) },
    },
    lineItems: [
      {
        currency: 'USD',
        type: 'charge',
        unitAmount: 11.99,
        quantity: 5,
        description: 'Five months',
        accountingCode: 'gift-1',
      },
    ],
  });
  const [line] = chargeInvoice?.lineItems ?? [];
  return { invoiceId: chargeInvoice?.id ?? '', lineId: line?.id ?? '' };
};

const refund = (invoiceId: string, lineId: string, quantity: number) =>
  client.refundInvoice(invoiceId, {
    type: 'line_items',
    refundMethod: 'transaction_first',
    lineItems: [{ id: lineId, quantity }],
  });

const linesOf = async (code: string) => {
  const found = [];
  const params = { limit: 2, type: 'charge', state: 'invoiced' };
  for await (const line of client.listAccountLineItems(`code-${code}`, { params }).each()) found.push(line);
  return found;
};

test('a charge of one line has no subscription, and its mark is found among the lines of the account', async () => {
  const { invoiceId, lineId } = await buyFive('giver-1');
  const invoice = await client.getInvoice(invoiceId);
  expect(invoice).toMatchObject({ state: 'paid', total: 59.95, paid: 59.95, subscriptionIds: [] });
  await buyFive('giver-1');
  await buyFive('giver-1');
  const lines = await linesOf('giver-1');
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatchObject({
    id: lineId,
    invoiceId,
    accountingCode: 'gift-1',
    quantity: 5,
    refundedQuantity: 0,
  });
});

test('a part of it goes back to the card, on a credit of its own, and never more than was bought', async () => {
  const { invoiceId, lineId } = await buyFive('giver-2');
  const credit = await refund(invoiceId, lineId, 2);
  expect(credit).toMatchObject({ type: 'credit', total: -23.98, previousInvoiceId: invoiceId });
  expect(credit.transactions?.[0]).toMatchObject({ type: 'refund', amount: 23.98, status: 'success' });
  expect((await client.getInvoice(invoiceId)).refundableAmount).toBe(35.97);
  const [line] = await linesOf('giver-2');
  expect(line).toMatchObject({ id: lineId, refundedQuantity: 2 });
  expect(await rejection(refund(invoiceId, lineId, 4))).toMatchObject({
    params: [{ param: 'line_items.quantity' }],
  });
  await refund(invoiceId, lineId, 3);
  expect((await client.getInvoice(invoiceId)).refundableAmount).toBe(0);
  expect((await client.getAccountBalance('code-giver-2')).balances?.[0]?.availableCreditAmount).toBe(0);
});

test('is refused for another line, a credit, and an invoice that nobody knows', async () => {
  const { invoiceId, lineId } = await buyFive('giver-3');
  const other = await buyFive('giver-3');
  expect(await rejection(refund(invoiceId, other.lineId, 1))).toMatchObject({
    params: [{ param: 'line_items' }],
  });
  const credit = await refund(invoiceId, lineId, 1);
  const [line] = credit.lineItems ?? [];
  expect(await rejection(refund(credit.id ?? '', line?.id ?? '', 1))).toMatchObject({
    params: [{ param: 'state' }],
  });
  expect(await rejection(refund('nothing', lineId, 1))).toMatchObject({ name: 'RecurlyNotFoundError' });
});
