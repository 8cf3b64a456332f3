import { dunningCampaign, eventsSent } from '../billing/dunning.ts';
import { refundableCents, refundedQuantity } from '../billing/refundLine.ts';
import { type LineTax, reverseChargeNotes } from '../billing/tax.ts';
import type { Account, Invoice, LineItem, Transaction } from '../store/rows.ts';
import type { Reader } from '../store/store.ts';
import { accountMini, accountMiniOf } from './accountShape.ts';
import { redemptionMini } from './catalogue.ts';
import { dollars, time } from './wire.ts';

const rateOf = (millionths: number): number => millionths / 1_000_000;

/** A tax in the server API's shape; `details` name the parts where there are several. */
const taxInfo = ({ type, region, millionths, parts }: LineTax, cents: readonly number[]): object => ({
  type,
  region,
  rate: rateOf(millionths),
  tax_details:
    parts.length < 2
      ? []
      : parts.map((part, index) => ({
          type: part.type,
          region: part.region,
          rate: rateOf(part.millionths),
          tax: dollars(cents[index] ?? 0),
        })),
});

/** The tax of an invoice. The lines of one are all taxed at one address, so by the same parts. */
const invoiceTax = ({ lineItems }: Invoice): object | null => {
  const taxes = lineItems.flatMap(({ tax }) => (tax === null ? [] : [tax]));
  const [first] = taxes;
  if (first === undefined) return null;
  const sumOf = (index: number) => taxes.reduce((sum, { parts }) => sum + (parts[index]?.cents ?? 0), 0);
  return taxInfo(
    first,
    first.parts.map((_, index) => sumOf(index)),
  );
};

export const lineItemShape = (store: Reader, invoice: Invoice, item: LineItem): object => ({
  id: item.id,
  object: 'line_item',
  type: item.kind,
  state: 'invoiced',
  invoice_id: invoice.id,
  invoice_number: invoice.number,
  accounting_code: item.accountingCode ?? null,
  subscription_id: item.subscriptionId,
  plan_code: item.planCode,
  add_on_code: item.addOnCode ?? null,
  description: item.description,
  currency: 'USD',
  quantity: item.quantity,
  refunded_quantity: refundedQuantity(store, invoice, item),
  unit_amount: dollars(item.unitAmountCents),
  subtotal: dollars(item.subtotalCents),
  discount: dollars(item.discountCents),
  tax: dollars(item.taxCents),
  taxable: item.tax !== null,
  tax_exempt: item.isTaxExempt,
  tax_inclusive: item.isTaxInclusive,
  tax_info:
    item.tax === null
      ? null
      : taxInfo(
          item.tax,
          item.tax.parts.map(({ cents }) => cents),
        ),
  amount: dollars(item.amountCents),
  start_date: time(item.startMs),
  end_date: time(item.endMs),
});

const transactionShape = (row: Transaction): object => ({
  id: row.id,
  object: 'transaction',
  uuid: row.uuid,
  type: row.type,
  origin: row.origin,
  original_transaction_id: row.originalId ?? null,
  currency: 'USD',
  amount: dollars(row.amountCents),
  status: row.status,
  success: row.status === 'success',
  status_code: row.code,
  subscription_ids: row.subscriptionIds,
  collection_method: 'automatic',
  payment_method:
    row.methodKind === 'paypal'
      ? { object: 'paypal_billing_agreement' }
      : { object: 'credit_card', card_type: row.brand, last_four: row.lastFour },
  created_at: time(row.createdAtMs),
});

/** The gift card that paid of an account's bills, as the credit that redeeming it made. */
const giftCardCredit = (store: Reader, code: string): object | null => {
  const card = store.list('giftCards').find(({ recipientAccountCode }) => recipientAccountCode === code);
  return card === undefined
    ? null
    : { id: card.id, object: 'invoice', number: card.id, type: 'credit', state: 'closed' };
};

/** The payments before a card: by gift cards, then by credit of earlier plans. */
const creditPayments = (
  store: Reader,
  { id, accountCode, giftCardCents, creditCents, createdAtMs }: Invoice,
): object[] =>
  [
    { suffix: 'g', cents: giftCardCents, original_invoice: giftCardCredit(store, accountCode) },
    { suffix: 'c', cents: creditCents, original_invoice: null },
  ]
    .filter(({ cents }) => cents > 0)
    .map(({ suffix, cents, original_invoice }) => ({
      id: `${id.slice(0, 11)}${suffix}`,
      object: 'credit_payment',
      action: 'payment',
      original_invoice,
      currency: 'USD',
      amount: dollars(cents),
      created_at: time(createdAtMs),
    }));

export const invoiceShape = (store: Reader, row: Invoice, account: Account | undefined): object => ({
  id: row.id,
  object: 'invoice',
  uuid: row.uuid,
  number: row.number,
  type: row.kind,
  origin: row.origin,
  state: row.state,
  account: account === undefined ? accountMiniOf(store, row.accountCode) : accountMini(account),
  subscription_ids: row.subscriptionIds,
  collection_method: 'automatic',
  net_terms: 0,
  currency: 'USD',
  subtotal: dollars(row.subtotalCents),
  discount: dollars(row.discountCents),
  subtotal_after_discount: dollars(row.subtotalCents - row.discountCents),
  tax: dollars(row.taxCents),
  tax_info: invoiceTax(row),
  used_tax_service: row.lineItems.some(({ tax }) => tax !== null),
  vat_number: row.vatNumber || null,
  vat_reverse_charge_notes: row.isReverseCharge ? reverseChargeNotes : null,
  total: dollars(row.totalCents),
  previous_invoice_id: row.previousInvoiceId,
  refundable_amount: row.kind === 'credit' ? null : dollars(refundableCents(store, row)),
  paid: dollars(row.paidCents),
  // What a card still has to pay: after discount, tax and gift card.
  balance: dollars(row.balanceCents),
  line_items: row.lineItems.map((item) => lineItemShape(store, row, item)),
  has_more_line_items: false,
  transactions: store
    .list('transactions')
    .filter(({ invoiceId }) => invoiceId === row.id)
    .map(transactionShape),
  credit_payments: creditPayments(store, row),
  coupon_redemptions: store
    .list('redemptions')
    .filter(({ subscriptionId }) => subscriptionId !== null && row.subscriptionIds.includes(subscriptionId))
    .map(redemptionMini),
  created_at: time(row.createdAtMs),
  updated_at: time(row.closedAtMs ?? row.createdAtMs),
  due_at: time(row.dueAtMs),
  closed_at: time(row.closedAtMs),
  dunning_campaign_id: dunningCampaign.id,
  dunning_events_sent: eventsSent(row),
  final_dunning_event: row.state === 'failed',
});
