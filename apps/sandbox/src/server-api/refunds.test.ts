import type { InvoiceRefund } from 'recurly';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** A plan for $11.99 that a gift card of $20, credit or a card paid; and what it left. */
const buyPlan = async (code: string, { giftCard, card }: { giftCard?: string; card?: string } = {}) => {
  const { chargeInvoice } = await client.createPurchase({
    currency: 'USD',
    account: {
      code,
      email: `${code}@creators.example`,
      firstName: 'Nova',
      lastName: 'Beats',
      billingInfo: { tokenId: await cardToken(running.url, card) },
    },
    subscriptions: [{ planCode: 'rocksprem_i_y_v2', quantity: 1 }],
    ...(giftCard === undefined ? {} : { giftCardRedemptionCode: giftCard }),
  });
  return chargeInvoice?.id ?? '';
};

const booksOf = async (code: string) => {
  const { transactions } = running.sandbox.ledger();
  const { balances } = await client.getAccountBalance(`code-${code}`);
  const { giftCards } = running.sandbox.ledger();
  return {
    toCard: transactions
      .filter((row) => row.accountCode === code && row.type === 'refund')
      .map(({ amountCents }) => amountCents),
    credit: balances?.[0]?.availableCreditAmount,
    giftCards: giftCards.filter(({ recipient }) => recipient === code).map((row) => row.balanceCents),
  };
};

const refundOf = (id: string, body: Partial<InvoiceRefund>) =>
  client.refundInvoice(id, { type: 'amount', ...body });

describe('an amount', () => {
  test('is all that can be refunded if none is said: to the card first, then to the gift card', async () => {
    const id = await buyPlan('half-gift', { giftCard: 'GIFT-20-BACKBEAT' });
    expect(await booksOf('half-gift')).toEqual({ toCard: [], credit: 0, giftCards: [0] });
    expect((await client.getInvoice(id)).refundableAmount).toBe(71.88);
    const credit = await refundOf(id, {});
    expect(credit).toMatchObject({ type: 'credit', total: -71.88, previousInvoiceId: id });
    expect(await booksOf('half-gift')).toEqual({ toCard: [5188], credit: 20, giftCards: [2000] });
    expect((await client.getInvoice(id)).refundableAmount).toBe(0);
    for await (const related of client.listRelatedInvoices(id).each()) expect(related.id).toBe(credit.id);
    for await (const related of client.listRelatedInvoices(credit.id ?? '').each())
      expect(related.id).toBe(id);
    expect(await rejection(refundOf(id, {}))).toMatchObject({ params: [{ param: 'base' }] });
  });

  test('goes to credit first, or only to credit, where that is asked for', async () => {
    const id = await buyPlan('mostly-gift', { giftCard: 'GIFT-100-BACKBEAT' });
    await refundOf(id, { amount: 10 });
    expect(await booksOf('mostly-gift')).toMatchObject({ toCard: [], giftCards: [3812] });
    const other = await buyPlan('all-credit');
    await refundOf(other, { amount: 1.23, refundMethod: 'all_credit' });
    expect(await booksOf('all-credit')).toEqual({ toCard: [], credit: 1.23, giftCards: [] });
    await refundOf(other, { percentage: 10, type: 'percentage', refundMethod: 'credit_first' });
    expect(await booksOf('all-credit')).toEqual({ toCard: [707], credit: 1.23, giftCards: [] });
  });

  test('goes to earlier payments where all of it is to go to cards', async () => {
    const earlier = await buyPlan('earlier');
    await client.createSubscriptionChange((await client.getInvoice(earlier)).subscriptionIds?.[0] ?? '', {
      planCode: 'rockspro_y_v1',
      timeframe: 'now',
    });
    const [change] = running.sandbox
      .ledger()
      .invoices.filter((row) => row.accountCode === 'earlier' && row.kind === 'charge')
      .slice(-1);
    const total = change?.totalCents ?? 0;
    expect(change).toMatchObject({ creditCents: 7188, giftCardCents: 0 });
    await refundOf(change?.id ?? '', { refundMethod: 'all_transaction' });
    expect(await booksOf('earlier')).toEqual({ toCard: [total - 7188, 7188], credit: 0, giftCards: [] });
    expect(await rejection(refundOf(earlier, { refundMethod: 'all_transaction' }))).toMatchObject({
      params: [{ param: 'refund_method' }],
    });
  });

  test('is never more than what is left, and of nothing that a bank takes back', async () => {
    const id = await buyPlan('too-much');
    expect(await rejection(refundOf(id, { amount: 71.89 }))).toMatchObject({ params: [{ param: 'amount' }] });
    expect(await rejection(refundOf(id, { percentage: 5 }))).toMatchObject({
      params: [{ param: 'percentage' }],
    });
    const { number } = await client.getInvoice(id);
    await fetch(`${running.url}/chargebacks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ invoice: number }),
    });
    expect((await client.getInvoice(id)).transactions?.map(({ status }) => status)).toEqual([
      'success',
      'chargeback',
    ]);
    expect(await rejection(refundOf(id, {}))).toMatchObject({ params: [{ message: 'has a chargeback' }] });
  });

  test('that was sent by other ways is written down, and no gateway is asked', async () => {
    const id = await buyPlan('external');
    const credit = await refundOf(id, { amount: 5, externalRefund: { paymentMethod: 'wire_transfer' } });
    expect(credit.transactions).toMatchObject([
      { type: 'refund', origin: 'refunded_externally', amount: 5, status: 'success' },
    ]);
  });
});

test('a line goes back by an amount, a percentage, or the time that is left of it', async () => {
  const id = await buyPlan('by-line');
  const [line] = (await client.getInvoice(id)).lineItems ?? [];
  const lineRefund = (of: object) =>
    client.refundInvoice(id, { type: 'line_items', lineItems: [{ id: line?.id ?? '', ...of }] });
  expect((await lineRefund({ amount: 1.88 })).total).toBe(-1.88);
  expect((await lineRefund({ percentage: 50 })).total).toBe(-35);
  expect(await rejection(lineRefund({ amount: 35.01 }))).toMatchObject({
    params: [{ param: 'line_items.amount' }],
  });
  expect(await rejection(lineRefund({ amount: 1, percentage: 1 }))).toMatchObject({
    params: [{ param: 'line_items.quantity' }],
  });
  // A millisecond of the year has passed at least.
  const prorated = (await lineRefund({ amount: 35, prorate: true })).total ?? 0;
  expect(prorated).toBeLessThan(0);
  expect(prorated).toBeGreaterThan(-35);
});

test('the credit that a gift card gave is known by its origin', async () => {
  const [card] = running.sandbox.ledger().giftCards.filter(({ code }) => code === 'GIFT-20-BACKBEAT');
  const [invoice] = running.sandbox
    .ledger()
    .invoices.filter(
      ({ giftCardCents, accountCode }) => giftCardCents > 0 && accountCode === card?.recipient,
    );
  const [payment] = (await client.getInvoice(invoice?.id ?? '')).creditPayments ?? [];
  const original = await client.getInvoice(payment?.originalInvoice?.id ?? '');
  expect(original).toMatchObject({ type: 'credit', origin: 'gift_card', total: -20 });
});

test('an idempotency key refunds once', async () => {
  const id = await buyPlan('once');
  const send = () =>
    fetch(`${running.url}/v3/invoices/${id}/refund`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`,
        'content-type': 'application/json',
        'idempotency-key': 'withdrawal-1',
      },
      body: JSON.stringify({ type: 'amount', amount: 5 }),
    });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.text()).toBe(await first.text());
  expect((await booksOf('once')).toCard).toEqual([500]);
});
