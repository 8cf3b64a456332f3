import * as z from 'zod/mini';
import { type ErrorParam, V3Error } from './V3Error.ts';

const text = z.optional(z.nullable(z.string().check(z.maxLength(255))));
const flag = z.optional(z.nullable(z.boolean()));
const quantity = z.optional(z.nullable(z.int().check(z.gte(1), z.lte(1000))));
const amount = z.number().check(z.gte(0), z.lte(1_000_000));

/** Billing information: in the sandbox always by token, never by number. */
export const billingInfoBody = z.object({
  token_id: text,
  three_d_secure_action_result_token_id: text,
});

const address = z.optional(z.nullable(z.object({ country: text, postal_code: text })));

export const accountBody = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(50)),
  email: text,
  username: text,
  first_name: text,
  last_name: text,
  address,
  vat_number: text,
  billing_info: z.optional(z.nullable(billingInfoBody)),
});

/** What of a purchase the sandbox reads. */
export const purchaseBody = z.object({
  currency: z.literal('USD'),
  account: accountBody,
  subscriptions: z.optional(
    z.nullable(
      z.array(
        z.object({
          plan_code: z.string(),
          quantity,
          unit_amount: z.optional(z.nullable(amount)),
          tax_inclusive: flag,
        }),
      ),
    ),
  ),
  line_items: z.optional(
    z.nullable(
      z.array(
        z.object({
          currency: z.literal('USD'),
          unit_amount: amount,
          type: z.literal('charge'),
          quantity,
          tax_inclusive: flag,
          description: text,
          accounting_code: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
        }),
      ),
    ),
  ),
  coupon_codes: z.optional(z.nullable(z.array(z.string()))),
  gift_card_redemption_code: text,
});

export type PurchaseBody = z.output<typeof purchaseBody>;

const paramOf = (path: readonly PropertyKey[]): string => path.map(String).join('.') || 'body';

/**
 * A request's body in the shape that it must have.
 *
 * @throws V3Error of type validation with every parameter that is wrong
 */
export const parseBody = <T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const params = parsed.error.issues.map(
    (issue): ErrorParam => ({ param: paramOf(issue.path), message: issue.message }),
  );
  throw new V3Error('validation', params.map(({ param, message }) => `${param}: ${message}`).join('; '), {
    params,
  });
};
