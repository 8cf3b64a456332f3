import { cents, dateText, isPlanCode, moneyText, plans } from '@backbeat/domain';
import type { Invoice } from './invoices.ts';

type InvoiceLine = Invoice['lines'][number];
type Payment = Invoice['payments'][number];

/**
 * An amount with a typographic minus.
 *
 * @example signedText(-1199) // → '−$11.99'
 */
export const signedText = (amountCents: number): string =>
  amountCents < 0 ? `−${moneyText(cents(-amountCents))}` : moneyText(cents(amountCents));

/** A plan by its name and period, anything else as the payment provider describes it; the document says that it is a refund. */
const nameOf = ({ plan_code: code, description }: InvoiceLine): string => {
  if (code === null || !isPlanCode(code))
    return description.replace(/^(?:(?:refund|credit)(?::\s*|\s+(?:for|of)\s+))+(?=\S)/i, '');
  const { name, billingPeriod } = plans[code];
  return billingPeriod === null ? name : `${name}, ${billingPeriod}`;
};

/**
 * What an invoice is for, in a few words.
 *
 * @example invoiceTitle(fixtures.invoice) // → 'Premium, yearly'
 */
export const invoiceTitle = ({ kind, state, lines }: Invoice): string => {
  const [first, ...others] = lines;
  const name = first === undefined ? 'Invoice' : nameOf(first);
  const all = others.length === 0 ? name : `${name} and ${others.length} more`;
  if (kind === 'charge') return all;
  return `${state === 'refunded' ? 'Refund' : 'Credit'}, ${all.replace(', ', ' ')}`;
};

/**
 * The text of an invoice's state.
 *
 * @example invoiceStateTexts.past_due // → 'Payment failed'
 */
export const invoiceStateTexts = {
  open: 'Open',
  paid: 'Paid',
  past_due: 'Payment failed',
  failed: 'Not paid',
  voided: 'Void',
  refunded: 'Refunded',
  partly_refunded: 'Partly refunded',
  credited: 'Credited',
} as const satisfies Record<Invoice['state'], string>;

/** The states without a payment: such a document is no receipt, and shows its state. */
const unpaid: ReadonlySet<Invoice['state']> = new Set(['open', 'past_due', 'failed', 'voided']);

/**
 * What a document is called: only what was paid is a receipt.
 *
 * @example documentName({ state: 'past_due' }) // → 'Invoice'
 */
export const documentName = ({ state }: Pick<Invoice, 'state'>): 'Invoice' | 'Receipt' =>
  unpaid.has(state) ? 'Invoice' : 'Receipt';

/**
 * The state of a document that is no receipt; `null` for receipts, whose lines show it.
 *
 * @example standText({ state: 'open' }) // → 'Open'
 */
export const standText = ({ state }: Pick<Invoice, 'state'>): string | null =>
  unpaid.has(state) ? invoiceStateTexts[state] : null;

/**
 * The words before the number of the refunded receipt.
 *
 * @example refundText({ state: 'refunded' }) // → 'Refund of receipt'
 */
export const refundText = ({ state }: Pick<Invoice, 'state'>): string =>
  state === 'refunded' ? 'Refund of receipt' : 'Credit for receipt';

/** One line of a receipt. `off` is money saved, `total` what it comes to. */
export interface ReceiptRow {
  readonly id: string;
  readonly label: string;
  readonly amountCents: number;
  readonly tone: 'plain' | 'off' | 'total';
}

const lineLabel = (line: InvoiceLine): string => {
  const { plan_code: code, starts_at: from, ends_at: to } = line;
  const name = code !== null && isPlanCode(code) ? plans[code].name : nameOf(line);
  const what = line.amount_cents < 0 ? nameOf(line) : name;
  return from === null || to === null || from === to ? what : `${what}, ${dateText(from)} to ${dateText(to)}`;
};

const payerText = ({ kind, brand, last_four: digits }: Payment): string => {
  if (kind === 'paypal') return 'PayPal';
  if (kind === 'credit') return 'credit on your account';
  return digits === null ? 'card' : `${brand ?? 'Card'} ending in ${digits}`;
};

const paymentLabel = (payment: Payment): string =>
  `${payment.amount_cents < 0 ? 'Refunded to' : 'Paid by'} ${payerText(payment)}`;

/** The rows after the lines. A single payment of everything takes the place of the total. */
const endRows = (invoice: Invoice): ReceiptRow[] => {
  const { payments, total_cents: total, balance_cents: balance, refunded_cents: refunded, kind } = invoice;
  const [only] = payments;
  if (payments.length === 1 && only?.amount_cents === total && (kind === 'credit' || refunded === 0))
    return [{ id: 'total', label: paymentLabel(only), amountCents: total, tone: 'total' }];
  const label = invoice.state === 'credited' ? 'Credited to your account' : 'Total';
  return [
    { id: 'total', label, amountCents: total, tone: 'total' },
    ...payments.map(
      (payment, index): ReceiptRow => ({
        id: `payment-${index}`,
        label: paymentLabel(payment),
        amountCents: payment.amount_cents,
        tone: 'plain',
      }),
    ),
    ...(kind === 'charge' && refunded > 0
      ? [{ id: 'refunded', label: 'Refunded', amountCents: -refunded, tone: 'off' } as const]
      : []),
    ...(balance === 0
      ? []
      : [{ id: 'balance', label: 'Still to pay', amountCents: balance, tone: 'total' } as const]),
  ];
};

/** The provider's words for taxes whose kind is no name. */
const taxNames: Readonly<Record<string, string>> = { vat: 'VAT', GB: 'VAT', usst: 'Sales tax' };

/** What a tax is called on a bill. */
const taxName = ({ type, region }: { readonly type: string; readonly region: string }): string => {
  const name = taxNames[type] ?? (/^[A-Z]{3,}$/.test(type) ? type : 'Tax');
  return /^[A-Z]{2}$/.test(region) ? `${name} (${region})` : name;
};

/** The taxes of an invoice: a row for each that is named, or one for all. */
const taxRows = ({ taxes = [], tax_cents: cents, has_tax_inside: isInside }: Invoice): ReceiptRow[] => {
  const named = taxes.map(
    (tax, index): ReceiptRow => ({
      id: `tax-${index}`,
      label: isInside === true ? `Including ${taxName(tax)}` : taxName(tax),
      amountCents: tax.amount_cents,
      tone: 'plain',
    }),
  );
  return named.length > 0 ? named : [{ id: 'tax', label: 'Tax', amountCents: cents, tone: 'plain' }];
};

/**
 * The rows of a receipt, from its lines to its payments. The rows before the total add up to it.
 *
 * @example receiptRows(fixtures.invoice).at(-1)?.label // → 'Paid by Visa ending in 1111'
 */
export const receiptRows = (invoice: Invoice): ReceiptRow[] => {
  const { lines, discount_cents: discount, tax_cents: tax } = invoice;
  return [
    ...lines.map(
      (line, index): ReceiptRow => ({
        id: `line-${index}`,
        label: lineLabel(line),
        amountCents: line.amount_cents,
        tone: 'plain',
      }),
    ),
    ...(discount === 0
      ? []
      : [{ id: 'discount', label: 'Discount', amountCents: -discount, tone: 'off' } as const]),
    ...(tax === 0 ? [] : taxRows(invoice)),
    ...endRows(invoice),
    ...(invoice.has_tax_inside ? taxRows(invoice) : []),
  ];
};

/**
 * The lines of the buyer, one text each: their own, and what a bill has to say about their tax.
 *
 * @example ownLines(fixtures.invoice) // → []
 */
export const ownLines = ({ billing_details: details, tax_notes: notes = [] }: Invoice): string[] => {
  const own =
    details === null
      ? []
      : [
          details.company,
          ...details.address.split('\n'),
          details.tax_number === '' ? '' : `Tax number: ${details.tax_number}`,
        ];
  return [...own, ...notes].map((line) => line.trim()).filter((line) => line !== '');
};
