import { accountTiers, audienceTierNames } from '@backbeat/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import {
  count,
  displayName,
  emailAddress,
  integer,
  isoMoment,
  noContent,
  nonEmptyText,
  nullish,
  orNull,
  pastedCode,
  personName,
  trimmedText,
} from './fields.ts';

/** A person's account as `/me` and `/account` give it. */
export const userSchema = z.object({
  guid: nonEmptyText,
  avatar: orNull(z.string()),
  tier: z.enum(accountTiers),
  /** The account code at the payment provider. */
  hash: nonEmptyText,
  username: z.string(),
  display_name: orNull(z.string()),
  email: z.string(),
  created_at: orNull(isoMoment),
  user_id: integer,
  test: z._default(z.boolean(), false),
  /** Set while an ended plan covers the running stream: the latest moment at which the coverage ends. */
  extended_until: nullish(isoMoment),
});

/** The paid subscription of an account. Amounts are whole cents in USD. */
export const subscriptionSchema = z.object({
  state: z.enum(['active', 'canceled', 'expired', 'past_due', 'future', 'paused']),
  /** `null`: bought in this product's own checkout. `gift`: a claimed month, which ends by itself. */
  provider: orNull(z.enum(['streamlabs', 'humble', 'recurly', 'gift'])),
  plan_code: nullish(z.string()),
  /** The plan of a change that is scheduled for the next bill. */
  pending_plan_code: nullish(z.string()),
  /** What a period of that plan costs, before codes and credit. */
  pending_amount: nullish(count),
  /** YouTube channels that are paid for beyond the one of the plan. */
  extra_channels: nullish(count),
  /** How many these are from the next bill on, where that was changed. */
  pending_extra_channels: nullish(count),
  /** When a pause begins or began; `null` without one. While `paused`, nothing is charged or covered. */
  pauses_at: nullish(isoMoment),
  /** When a pause ends, and a new period is charged. */
  resumes_at: nullish(isoMoment),
  /**
   * What Pro costs from the bill at `starts_at`, when it was bought for a smaller audience than that of the account's
   * channels. Until then the old price holds, and a cancellation charges no other.
   */
  pending_price: nullish(
    z.object({
      audience_tier: z.enum(audienceTierNames),
      from_amount: count,
      amount: count,
      starts_at: isoMoment,
    }),
  ),
  /** What a period costs, before codes and credit. */
  amount: nullish(count),
  /** What the next bill charges. */
  next_billing_period_amount: orNull(count),
  next_billing_date: orNull(isoMoment),
  /** When access ends unless something is paid before. After a failed renewal: the day of the last try. */
  paid_through_date: orNull(isoMoment),
  /** The bill that was not paid, while the subscription is past due. */
  past_due: nullish(z.object({ amount: count, next_try_at: orNull(isoMoment) })),
  /** The last month of the card that pays the bills, `YYYY-MM`. */
  card_expires: nullish(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
  edit_token: orNull(z.string()),
  first_billing_date: orNull(isoMoment),
});

// Typed as in the domain. `z.readonly` would freeze each list and add 0.1 kB to every client.
const offers: z.ZodMiniType<readonly string[], readonly string[]> = z.array(z.string());

/** The coupons that a person has used, with an earlier account too: `usedOffer` of the domain, of each. */
export const usedOffers = z.exactOptional(offers);

/** Answer of `GET /account`. */
export const accountSchema = z.object({
  user: userSchema,
  subscription: orNull(subscriptionSchema),
  name_change_eligible: z.boolean(),
  /** When the account will be deleted, after the person asked for it. */
  deletes_at: nullish(isoMoment),
  used_offers: usedOffers,
  /** Gift months that begin by themselves once no other plan runs; a pause is a running plan. */
  kept_gift_months: z.exactOptional(count),
});

/** @see accountSchema */
export type Account = z.output<typeof accountSchema>;

/** The signed-in user, and whether a renewal was not paid: the player asks for this and for nothing else. */
export const meEndpoint = defineEndpoint({
  name: 'me',
  method: 'GET',
  path: '/me',
  auth: 'bearer',
  response: z.object({
    ...userSchema.shape,
    past_due: nullish(z.object({ access_ends_at: orNull(isoMoment) })),
  }),
  retry: 'read',
});

/** The account: user, subscription, may the display name be changed. */
export const accountEndpoint = defineEndpoint({
  name: 'account',
  method: 'GET',
  path: '/account',
  auth: 'bearer',
  response: accountSchema,
  retry: 'read',
});

/** Redeem a promotion code for the account. */
export const redeemEndpoint = defineEndpoint({
  name: 'redeem',
  method: 'POST',
  path: '/account/redeem',
  auth: 'bearer+cookie',
  body: z.strictObject({
    firstName: personName,
    lastName: personName,
    email: emailAddress,
    channelName: trimmedText(100),
    coupon: pastedCode.check(z.minLength(1)),
  }),
  response: noContent,
  retry: 'never',
});

/** Is the display name free? Names that look alike are the same, and some are kept for us. */
export const usernameCheckEndpoint = defineEndpoint({
  name: 'usernameCheck',
  method: 'POST',
  path: '/account/username/check',
  auth: 'bearer',
  body: z.strictObject({
    username: displayName.check(z.toLowerCase()),
  }),
  response: z.object({ available: z.boolean() }),
  retry: 'read',
});

/** Change the display name. */
export const usernameUpdateEndpoint = defineEndpoint({
  name: 'usernameUpdate',
  method: 'PUT',
  path: '/account/username',
  auth: 'bearer',
  body: z.strictObject({ username: displayName }),
  response: noContent,
  retry: 'keyed',
});
