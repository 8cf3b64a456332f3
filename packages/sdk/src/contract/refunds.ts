import { refundRefusals } from '@backbeat/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import {
  count,
  emailAddress,
  filledText,
  isoMoment,
  noContent,
  nonEmptyText,
  orNull,
  pathId,
} from './fields.ts';

/** What of a payment goes back, and what ends with it, in whole cents and with tax. */
export const refundOfferSchema = z.object({
  /** Of the invoice. */
  number: z.string(),
  /** What it paid for: a plan, a further period of one, a change of plan, or months for others. */
  kind: z.enum(['purchase', 'renewal', 'change', 'gift']),
  plan_code: orNull(z.string()),
  /** How many extra channels it paid for beside the plan; missing where there are none. */
  extra_channels: z.exactOptional(count),
  paid_at: isoMoment,
  paid_cents: count,
  /** Why nothing of it goes back: `refundOf` of the domain; `null` where something does or has. */
  reason: orNull(z.enum(refundRefusals)),
  /** From then on it is too late. */
  until: isoMoment,
  total_cents: count,
  /** To the card or the PayPal account that has paid. */
  method_cents: count,
  gift_card_cents: count,
  /** To the account, for its next bills. */
  credit_cents: count,
  /** The card or the PayPal account; `null` where neither has paid. */
  method: orNull(
    z.object({
      kind: z.enum(['card', 'paypal']),
      brand: orNull(z.string()),
      last_four: orNull(z.string()),
    }),
  ),
  /** What ends at once: the plan, or the gift whose months nobody has claimed. */
  ends: orNull(z.enum(['plan', 'gift'])),
  /** Confirms exactly this. */
  version: z.string(),
});

/** @see refundOfferSchema */
export type RefundOffer = z.output<typeof refundOfferSchema>;

/** A payment, and what has become of it. */
export const refundSchema = z.extend(refundOfferSchema, {
  /** The acknowledgement; `null` before somebody has confirmed. */
  withdrawn: orNull(
    z.object({
      reference: z.string(),
      at: isoMoment,
      /** When the provider had given the money back; `null` while it has not answered. */
      done_at: orNull(isoMoment),
      /**
       * Why the provider sends nothing:
       * - `disputed`: the bank is getting the payment back, which cannot go back twice
       * - `by_support`: it has not sent the money for days, so support does
       */
      unpaid: orNull(z.enum(['disputed', 'by_support'])),
    }),
  ),
});

/** @see refundSchema */
export type Refund = z.output<typeof refundSchema>;

/** The payments of the last 14 days, newest first, with what of each can be had back. */
export const refundsEndpoint = defineEndpoint({
  name: 'refunds',
  method: 'GET',
  path: '/refunds',
  auth: 'bearer',
  response: z.object({ payments: z.array(refundSchema) }),
  retry: 'read',
});

const version = nonEmptyText.check(z.maxLength(64));

/** Withdraw from a payment, as it was shown. The plan ends at once. Asked again, it answers the same. */
export const refundConfirmEndpoint = defineEndpoint({
  name: 'refundConfirm',
  method: 'POST',
  path: '/refunds',
  auth: 'bearer+cookie',
  body: z.strictObject({ number: pathId, version }),
  response: refundSchema,
  retry: 'keyed',
  timeoutMs: 30_000,
});

/** Ask for a letter with the link to an order, signed out. The answer is the same whether there is such an order. */
export const withdrawalAskEndpoint = defineEndpoint({
  name: 'withdrawalAsk',
  method: 'POST',
  path: '/withdrawals/ask',
  auth: 'none',
  body: z.strictObject({ number: filledText(64), email: emailAddress }),
  response: noContent,
  retry: 'never',
});

const link = nonEmptyText.check(z.maxLength(200));

/** What the link of such a letter is for. A link works for a day; `not_found` afterwards. */
export const withdrawalEndpoint = defineEndpoint({
  name: 'withdrawal',
  method: 'GET',
  path: '/withdrawals',
  auth: 'none',
  query: z.object({ link }),
  response: refundSchema,
  retry: 'read',
});

/** Withdraw by such a link, as it was shown. It does so once: asked again, it answers the same. */
export const withdrawalConfirmEndpoint = defineEndpoint({
  name: 'withdrawalConfirm',
  method: 'POST',
  path: '/withdrawals',
  auth: 'none',
  body: z.strictObject({ link, version }),
  response: refundSchema,
  retry: 'keyed',
  timeoutMs: 30_000,
});
