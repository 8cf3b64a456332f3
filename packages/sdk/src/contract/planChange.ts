import { audienceTierNames, maxExtraChannels } from '@backbeat/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import { count, filledText, isoMoment, noContent, orNull, promoCode, shownRenewal, uuid } from './fields.ts';
import { paidPlanCode } from './premium.ts';

/**
 * What a change of plan costs, as the payment provider works it out. Amounts are whole cents in USD.
 *
 * - `now`: the new plan begins at once; the unused part of the old one counts towards it
 * - `renewal`: the new plan begins with the next bill; nothing is charged before
 * - `keep`: takes back a change or a pause that waits for the next bill
 * - `resume`: takes back a cancellation; the plan renews again
 * - `pause`: from the next bill on nothing is charged or covered, until `next.at`
 * - `unpause`: ends a pause; a new period begins at once and is charged
 */
export const planChangeQuoteSchema = z.object({
  /** Confirms exactly this quote, once. */
  quote_id: uuid,
  kind: z.enum(['now', 'renewal', 'keep', 'resume', 'pause', 'unpause']),
  from_plan_code: z.string(),
  plan_code: paidPlanCode,
  /** YouTube channels that are paid for beyond the one of the plan, before and after it. Missing counts as 0. */
  from_extra_channels: z.exactOptional(count),
  extra_channels: z.exactOptional(count),
  /** The measured size of audience that Pro is priced by; `null` for other plans. */
  audience_tier: orNull(z.enum(audienceTierNames)),
  currency: z.literal('USD'),
  /** When the new plan begins. */
  starts_at: isoMoment,
  now: z.object({
    /** The new plan, until `period_ends_at`. */
    charge_cents: count,
    /** Tax on top of it, less that on the discount; missing where there is none or `charge_cents` holds it. */
    tax_cents: z.exactOptional(count),
    /** Whether all amounts hold their VAT. */
    has_vat: z.exactOptional(z.literal(true)),
    /** What a coupon takes off it. */
    discount_cents: count,
    /** The unused part of the old plan. */
    credit_cents: count,
    /** What is charged: never below 0. */
    total_cents: count,
  }),
  /** Days of the old plan that were paid for and not used. */
  unused_days: count,
  /** What of the credit is left over; it pays the next bills. */
  credit_left_cents: count,
  /** What is paid now lasts until then. */
  period_ends_at: isoMoment,
  next: z.object({ at: isoMoment, total_cents: count }),
  /** Of `now` and `renewal`: what each period costs from `next.at` on, once coupons and credit are used up. */
  renewal_cents: z.exactOptional(count),
  /** The quote can be confirmed until then. */
  expires_at: isoMoment,
});

/** @see planChangeQuoteSchema */
export type PlanChangeQuote = z.output<typeof planChangeQuoteSchema>;

/** What moving the subscription to another plan would cost. Changes nothing. */
export const planChangePreviewEndpoint = defineEndpoint({
  name: 'planChangePreview',
  method: 'POST',
  path: '/premium/change/preview',
  auth: 'bearer',
  body: z.strictObject({ plan_code: paidPlanCode, coupon: promoCode }),
  response: planChangeQuoteSchema,
  retry: 'read',
});

/** What a pause until a moment would do; `null`: what going on now would cost. Changes nothing, `planChange` confirms it. */
export const pausePreviewEndpoint = defineEndpoint({
  name: 'pausePreview',
  method: 'POST',
  path: '/premium/pause/preview',
  auth: 'bearer',
  /** `pauseRange` of the domain says which moments can be asked for. */
  body: z.strictObject({ until: z.nullable(isoMoment) }),
  response: planChangeQuoteSchema,
  retry: 'read',
});

/** What other extra channels would cost: more begin at once, fewer with the next bill. Changes nothing, `planChange` confirms it. */
export const extraChannelsPreviewEndpoint = defineEndpoint({
  name: 'extraChannelsPreview',
  method: 'POST',
  path: '/premium/extra-channels/preview',
  auth: 'bearer',
  body: z.strictObject({ extra_channels: count.check(z.lte(maxExtraChannels)) }),
  response: planChangeQuoteSchema,
  retry: 'read',
});

/** Confirm a quoted change of plan, of extra channels, or a pause. Only success or failure is read from the answer. */
export const planChangeEndpoint = defineEndpoint({
  name: 'planChange',
  method: 'POST',
  path: '/premium/change',
  auth: 'bearer+cookie',
  body: z.strictObject({
    quote_id: uuid,
    three_d_secure_action_result_token_id: z.exactOptional(filledText(256)),
    /** What stood beside the button, kept as a record: as at the checkout. Without it nothing is noted. */
    agreed: z.exactOptional(z.strictObject({ renewal: shownRenewal })),
  }),
  response: noContent,
  retry: 'keyed',
  timeoutMs: 30_000,
});
