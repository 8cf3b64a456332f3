import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import { count, filledText, integer, orNull, positiveInteger } from './fields.ts';
import { taxAddress } from './taxAddress.ts';

/**
 * What the next bill of a subscription is charged to. Of a card only brand, last four digits and expiry are known,
 * never its number.
 */
export const paymentMethodSchema = z.union([
  z.object({
    kind: z.literal('card'),
    /** As the payment provider writes it, e.g. `Visa`. */
    brand: z.string(),
    last_four: z.string().check(z.regex(/^\d{4}$/)),
    expiry_month: positiveInteger.check(z.lte(12)),
    /** Four digits. */
    expiry_year: integer.check(z.gte(2000), z.lte(9999)),
  }),
  z.object({ kind: z.literal('paypal') }),
]);

/** @see paymentMethodSchema */
export type PaymentMethod = z.output<typeof paymentMethodSchema>;

/** `null` when no payment method is on file, or one of another kind. */
const answer = z.object({ payment_method: z.nullable(paymentMethodSchema) });

/** What the next bill of the subscription is charged to. */
export const premiumCardEndpoint = defineEndpoint({
  name: 'premiumCard',
  method: 'GET',
  path: '/premium/card',
  auth: 'bearer',
  response: answer,
  retry: 'read',
});

/** Charge the next bills to another card. An overdue bill is tried with it at once. */
export const premiumCardUpdateEndpoint = defineEndpoint({
  name: 'premiumCardUpdate',
  method: 'PUT',
  path: '/premium/card',
  auth: 'bearer+cookie',
  body: z.strictObject({
    /** The payment token: the same token changes the card once, however often it is sent. */
    rjs_token_id: filledText(256),
    three_d_secure_action_result_token_id: z.exactOptional(filledText(256)),
  }),
  response: answer,
  retry: 'keyed',
  timeoutMs: 30_000,
});

/** What the account has left over from earlier plans, which pays before a card does, and whether tax is charged. */
export const premiumCreditEndpoint = defineEndpoint({
  name: 'premiumCredit',
  method: 'GET',
  path: '/premium/credit',
  auth: 'bearer',
  response: z.object({
    /** Whole cents in USD. */
    credit_cents: count,
    /** Null where no tax is charged. `address` is where the account is known to be. */
    tax: orNull(z.object({ address: orNull(taxAddress) })),
  }),
  retry: 'read',
});
