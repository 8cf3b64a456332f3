import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import { integer, isoMoment, nullish, orNull, pathId } from './fields.ts';
import { taxLine } from './tax.ts';

/** One line of an address or a name, composed (NFC). */
const detail = (maxLength: number) => z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(maxLength));

/** What a person wants to read on receipts. Empty texts are left out; an address has a line for each of its own. */
export const billingDetailsSchema = z.strictObject({
  company: detail(120),
  tax_number: detail(40),
  address: detail(300),
});

/** @see billingDetailsSchema */
export type BillingDetails = z.output<typeof billingDetailsSchema>;

/**
 * A bill, or money that came back, in whole cents. Its lines less `discount_cents` plus `tax_cents` are `total_cents`, and that less
 * the payments is `balance_cents`, to the cent.
 *
 * - `charge`: `paid`, `refunded` or `partly_refunded`; `open`, `past_due` or `failed` while it was not paid
 * - `credit`: `refunded` to what had paid, or `credited` to the account for its next bills
 */
export const invoiceSchema = z.object({
  number: z.string(),
  kind: z.enum(['charge', 'credit']),
  state: z.enum(['open', 'paid', 'past_due', 'failed', 'voided', 'refunded', 'partly_refunded', 'credited']),
  currency: z.literal('USD'),
  issued_at: isoMoment,
  lines: z.array(
    z.object({
      description: z.string(),
      plan_code: orNull(z.string()),
      /** Before discount and tax. */
      amount_cents: integer,
      starts_at: orNull(isoMoment),
      ends_at: orNull(isoMoment),
    }),
  ),
  discount_cents: integer,
  /** On top of the lines. */
  tax_cents: integer,
  /** The taxes by name, in the lines or on top of them; missing where there are none. */
  taxes: z.exactOptional(z.array(z.extend(taxLine, { amount_cents: integer }))),
  /** Whether the lines hold the taxes. */
  has_tax_inside: z.exactOptional(z.literal(true)),
  /** The buyer's VAT number, and why a business is not charged VAT. */
  tax_notes: z.exactOptional(z.array(z.string())),
  total_cents: integer,
  /** What paid, in the order in which it did; negative for a refund. `credit` is the account's, gift cards included. */
  payments: z.array(
    z.object({
      kind: z.enum(['card', 'paypal', 'credit']),
      /** Of a card, e.g. `Visa`. */
      brand: orNull(z.string()),
      last_four: orNull(z.string()),
      amount_cents: integer,
    }),
  ),
  /** The refunded part of what was paid. */
  refunded_cents: integer,
  /** What is still to be paid. */
  balance_cents: integer,
  /** The person's own lines, as they were when the invoice was made. */
  billing_details: orNull(billingDetailsSchema),
  /** The number of the invoice that this gives money back for, where one invoice was asked for. */
  refund_of: nullish(z.string()),
  /** Who sells, line by line: name, address, tax number. Where one invoice was asked for. */
  seller: z.exactOptional(z.array(z.string())),
});

/** @see invoiceSchema */
export type Invoice = z.output<typeof invoiceSchema>;

/** The person's invoices and credits at the payment provider, newest first, twenty at a time. */
export const invoicesEndpoint = defineEndpoint({
  name: 'invoices',
  method: 'GET',
  path: '/invoices',
  auth: 'bearer',
  /** `cursor` is the `next_cursor` of the page before. */
  query: z.object({ cursor: z.exactOptional(z.string().check(z.regex(/^\d{1,15}~[\w-]{1,128}$/))) }),
  response: z.object({ invoices: z.array(invoiceSchema), next_cursor: orNull(z.string()) }),
  retry: 'read',
});

/** One of the person's invoices. Somebody else's is `not_found`. */
export const invoiceEndpoint = defineEndpoint({
  name: 'invoice',
  method: 'GET',
  path: '/invoices/:number',
  auth: 'bearer',
  params: z.object({ number: pathId }),
  response: invoiceSchema,
  retry: 'read',
});

/** The same as a file to keep: a tagged PDF with its fonts, in base 64. */
export const invoicePdfEndpoint = defineEndpoint({
  name: 'invoicePdf',
  method: 'GET',
  path: '/invoices/:number/pdf',
  auth: 'bearer',
  params: z.object({ number: pathId }),
  response: z.object({ pdf: z.string() }),
  retry: 'read',
});

/** The lines that the person's next receipts carry. */
export const billingDetailsEndpoint = defineEndpoint({
  name: 'billingDetails',
  method: 'GET',
  path: '/account/billing-details',
  auth: 'bearer',
  response: billingDetailsSchema,
  retry: 'read',
});

/** Keep lines for the receipts made from now on; those that exist stay as they were. */
export const billingDetailsUpdateEndpoint = defineEndpoint({
  name: 'billingDetailsUpdate',
  method: 'PUT',
  path: '/account/billing-details',
  auth: 'bearer',
  body: billingDetailsSchema,
  response: billingDetailsSchema,
  retry: 'keyed',
});
