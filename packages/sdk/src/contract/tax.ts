import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import { count, positiveInteger } from './fields.ts';
import { paidPlanCode } from './premium.ts';
import { taxAddress } from './taxAddress.ts';

/** A tax, by the payment provider's words for its kind (`vat`, `usst`, `GST`) and its place. */
export const taxLine = z.object({ type: z.string(), region: z.string(), amount_cents: count });

/** What the payment provider charges on amounts: `taxBases` of the domain says which a quote needs. */
export const premiumTaxEndpoint = defineEndpoint({
  name: 'premiumTax',
  method: 'POST',
  path: '/premium/tax',
  auth: 'bearer',
  body: z.strictObject({
    /** Null for one-off charges, such as gift months. */
    plan_code: z.nullable(paidPlanCode),
    /** Null for where the account is known to be, and with the tax as the subscription that it has was sold. */
    address: z.nullable(taxAddress),
    /** Whole cents in USD, after discount. */
    amounts: z.array(positiveInteger.check(z.lte(10_000_000))).check(z.minLength(1), z.maxLength(6)),
  }),
  /** Where it `is_included`, the amounts hold their tax. */
  response: z.object({
    is_included: z.boolean(),
    amounts: z.array(z.object({ subtotal_cents: count, lines: z.array(taxLine) })),
  }),
  retry: 'read',
});
