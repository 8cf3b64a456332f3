import { claimRefusals, giveRefusals, refundRefusals, unlinkRefusals } from '@backbeat/domain';
import * as z from 'zod/mini';
import type { ErrorCode } from './errorStatus.ts';
import { count } from './fields.ts';
import { planChangeQuoteSchema } from './planChange.ts';

/** What `details` holds, for the codes that have any. */
export const errorDetails = {
  /** `account_merged`: the token is of an account that was merged into another one; signing in again opens that one. */
  unauthorized: z.object({ reason: z.enum(['no_session', 'account_merged']) }),
  validation: z.object({ fields: z.catchall(z.object({}), z.string()) }),
  quote_changed: z.object({
    currency: z.literal('USD'),
    now_total_cents: count,
    next_total_cents: count,
    quote_hash: z.string(),
    /** The new quote, when a change of plan was confirmed. */
    change: z.exactOptional(planChangeQuoteSchema),
  }),
  /** The change as it is now; `null` when there is nothing left to change. */
  version_conflict: z.object({ change: z.nullable(planChangeQuoteSchema) }),
  gift_refused: z.object({ reason: z.enum([...claimRefusals, ...giveRefusals]) }),
  unlink_refused: z.object({ reason: z.enum(unlinkRefusals) }),
  refund_refused: z.object({ reason: z.enum(refundRefusals) }),
  /** `used`: it works once for each person; `not_redeemable`: it has expired, or was used as often as it can be. */
  coupon_refused: z.object({
    reason: z.enum(['no_renewal', 'unknown', 'not_redeemable', 'free_trial', 'other_plan', 'active', 'used']),
  }),
  payment_declined: z.object({ decline: z.string() }),
  three_d_secure_required: z.object({ action_token_id: z.string() }),
} as const satisfies Partial<Record<ErrorCode, z.core.$ZodType>>;

/** Codes whose answer carries `details`. */
export type DetailedErrorCode = keyof typeof errorDetails;

/** The type of `details` for one code. */
export type ErrorDetailsOf<C extends DetailedErrorCode> = z.output<(typeof errorDetails)[C]>;
