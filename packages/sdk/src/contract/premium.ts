import { audienceTierNames, checkoutPaths, checkoutPlanCodes } from '@backbeat/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import {
  emailAddress,
  filledText,
  noContent,
  nonEmptyText,
  personName,
  promoCode,
  shownRenewal,
  shownWords,
  trimmedText,
} from './fields.ts';
import { taxAddress } from './taxAddress.ts';

/** The payment provider's codes of the plans that cost money. */
export const paidPlanCode = z.enum([...checkoutPlanCodes, 'rockspro_m_v1', 'rockspro_y_v1']);

/** The plans that are sold here. For Pro the error says where it is sold. */
const checkoutPlanCode = z.enum(
  checkoutPlanCodes,
  `Not sold here. Pro, priced by audience, is at ${checkoutPaths.pro}`,
);

/** The checkout form's fields plus what identifies account, payment and plan. */
export const checkoutBody = z.strictObject({
  first_name: personName,
  last_name: personName,
  email: emailAddress,
  coupon: promoCode,
  gift_card: promoCode,
  agreedTerms: z.literal(true),
  /** The user's hash. */
  account_code: filledText(128),
  /** The payment token: the same token charges once, however often it is sent. */
  rjs_token_id: filledText(256),
  plan_code: checkoutPlanCode,
  /** Hash of the total that was shown; another total is answered with `quote_changed`. */
  quote_hash: z.exactOptional(filledText(256)),
  three_d_secure_action_result_token_id: z.exactOptional(filledText(256)),
  /** Where the buyer is, where tax is charged. The account keeps it, and is taxed there from now on. */
  address: z.exactOptional(taxAddress),
  /**
   * What the page showed, kept as a record. Other words than today's are answered with `validation` of this field, and
   * nothing is charged. Without it the terms are noted in unknown words, and no renewal is.
   */
  agreed: z.exactOptional(z.strictObject({ terms: shownWords, renewal: shownRenewal })),
});

/** A client token for the card payment provider. */
export const premiumClientEndpoint = defineEndpoint({
  name: 'premiumClient',
  method: 'GET',
  path: '/premium/client',
  auth: 'bearer+cookie',
  response: z.object({ token: nonEmptyText }),
  retry: 'read',
});

/** Stop the renewal of the subscription. */
export const premiumCancelEndpoint = defineEndpoint({
  name: 'premiumCancel',
  method: 'POST',
  path: '/premium/cancel',
  auth: 'bearer+cookie',
  response: noContent,
  retry: 'never',
});

/** Why a subscription was cancelled, as far as somebody wants to say. */
export const cancelReasons = [
  'too_expensive',
  'not_streaming',
  'missing_music',
  'problems',
  'other',
] as const;

/** Say why the subscription was cancelled. Kept with the account, and only the last one. */
export const premiumCancelReasonEndpoint = defineEndpoint({
  name: 'premiumCancelReason',
  method: 'PUT',
  path: '/premium/cancel/reason',
  auth: 'bearer',
  body: z.strictObject({
    reason: z.enum(cancelReasons),
    note: z._default(trimmedText(500), ''),
  }),
  response: noContent,
  retry: 'keyed',
});

/** Start a subscription from a payment nonce. */
export const premiumStartEndpoint = defineEndpoint({
  name: 'premiumStart',
  method: 'POST',
  path: '/premium/start',
  auth: 'bearer+cookie',
  body: z.strictObject({ nonce: filledText(256), plan: checkoutPlanCode }),
  response: noContent,
  retry: 'never',
  timeoutMs: 30_000,
});

/** Agree to Pro before the provider's hosted page sells it. What the page showed is kept as a record. */
export const premiumHostedEndpoint = defineEndpoint({
  name: 'premiumHosted',
  method: 'POST',
  path: '/premium/hosted',
  auth: 'bearer',
  body: z.strictObject({
    plan_code: z.enum(['rockspro_m_v1', 'rockspro_y_v1']),
    audience_tier: z.enum(audienceTierNames),
    /** Other words than today's, or a price above that of the tier, are answered with `validation` of this field. */
    agreed: z.strictObject({ terms: shownWords, renewal: shownRenewal }),
  }),
  response: noContent,
  retry: 'never',
});

/** Buy a plan. Only success or failure is read from the answer. */
export const premiumCheckoutEndpoint = defineEndpoint({
  name: 'premiumCheckout',
  method: 'POST',
  path: '/premium/checkout',
  auth: 'bearer',
  body: checkoutBody,
  response: noContent,
  retry: 'keyed',
  timeoutMs: 30_000,
});
