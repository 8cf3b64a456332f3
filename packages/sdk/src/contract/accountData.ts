import { audienceTierNames } from '@backbeat/domain';
import { channelStates, coveragePlatforms, listingProblems } from '@backbeat/domain/coverage';
import * as z from 'zod/mini';
import { subscriptionSchema, usedOffers, userSchema } from './account.ts';
import { certificateFileSchema } from './certificates.ts';
import { claimSchema } from './claims.ts';
import { defineEndpoint } from './Endpoint.ts';
import { integer, isoMoment, nullish, orNull } from './fields.ts';
import { billingDetailsSchema } from './invoices.ts';

/** Answer of `GET /account/export`: everything that is kept about the signed-in person, secrets left out. */
export const accountExportSchema = z.object({
  made_at: isoMoment,
  user: z.object({
    ...userSchema.shape,
    email_verified: z.boolean(),
    marketing_opt_in: z.boolean(),
    license_accepted_at: isoMoment,
    name_changed_at: orNull(isoMoment),
  }),
  /** When the account will be deleted; `null` unless the person asked for it. */
  deletes_at: orNull(isoMoment),
  identities: z.array(
    z.object({
      provider: z.string(),
      /** The person's id at that company. */
      subject: z.string(),
      username: z.string(),
      avatar: orNull(z.string()),
      /** The address that the company vouched for. */
      verified_email: nullish(z.string()),
      /** Of the live channel, as it was measured. */
      audience_tier: nullish(z.enum(audienceTierNames)),
      created_at: isoMoment,
    }),
  ),
  /** Accounts that were linked once, and are no more. */
  unlinked_identities: z.exactOptional(
    z.array(z.object({ provider: z.string(), linked_at: isoMoment, unlinked_at: isoMoment })),
  ),
  /** Accounts that were merged into this one; `user` while one can be brought back. */
  merged_accounts: z.exactOptional(
    z.array(
      z.object({
        guid: z.string(),
        account_code: z.string(),
        merged_at: isoMoment,
        undo_until: isoMoment,
        user: orNull(userSchema),
      }),
    ),
  ),
  /** Offers of the staff to merge an account that lost its sign-in, of either side. */
  merge_offers: z.exactOptional(
    z.array(
      z.object({
        side: z.enum(['lost_sign_in', 'other']),
        offered_at: isoMoment,
        offered_until: isoMoment,
        confirmed_at: orNull(isoMoment),
        end: orNull(z.string()),
      }),
    ),
  ),
  /** One for each browser that signed in. */
  sign_ins: z.array(
    z.object({ created_at: isoMoment, expires_at: isoMoment, revoked_at: orNull(isoMoment) }),
  ),
  subscriptions: z.array(
    z.object({
      ...subscriptionSchema.shape,
      created_at: isoMoment,
      /** The audience of the account's channels, when Pro was compared with it. */
      audience_tier: orNull(z.enum(audienceTierNames)),
      audience_compared_at: nullish(isoMoment),
      /** The price that was told for a coming renewal, in cents, and since when. */
      told_amount: nullish(integer),
      told_at: nullish(isoMoment),
      /** When the wish to delete the account stopped its renewal. */
      renewal_stopped_at: nullish(isoMoment),
    }),
  ),
  /** When each subscription covered what was played, and with which plan; `until` is `null` while unknown. */
  coverage: z.array(
    z.object({
      plan_code: z.string(),
      /** The largest audience that was paid for, where the price asks for one. */
      audience_tier: nullish(z.enum(audienceTierNames)),
      from: isoMoment,
      until: orNull(isoMoment),
    }),
  ),
  /** Extensions after that to the end of a stream, and why: the channel was `live`, or `unknown`. */
  stream_extensions: z.array(
    z.object({
      plan_code: z.string(),
      from: isoMoment,
      until: isoMoment,
      reason: z.enum(['live', 'unknown']),
    }),
  ),
  /** The public addresses of channels, by which everybody may read whether they are covered. */
  coverage_addresses: z.array(
    z.object({ platform: z.string(), public_url: z.string(), created_at: isoMoment }),
  ),
  /** Stays of channels on their platform's list of channels that get no claims. */
  channel_listings: z.exactOptional(
    z.array(
      z.object({
        platform: z.enum(coveragePlatforms),
        channel_id: z.string(),
        channel_name: z.string(),
        state: z.enum(channelStates),
        problem: orNull(z.enum(listingProblems)),
        asked_at: isoMoment,
        listed_at: orNull(isoMoment),
        leaves_at: orNull(isoMoment),
        gone_at: orNull(isoMoment),
      }),
    ),
  ),
  next_stream_at: orNull(isoMoment),
  /** Coverage certificates as they were handed out, signature included. */
  certificates: z.array(certificateFileSchema),
  /** Attempts to buy, the failed ones too. The bills themselves are at the payment provider: `GET /invoices`. */
  purchases: z.array(z.object({ plan_code: z.string(), state: z.string(), created_at: isoMoment })),
  /** The person's own lines for receipts, with the moment from which each holds. */
  billing_details: z.array(z.strictObject({ ...billingDetailsSchema.shape, since: isoMoment })),
  plan_changes: z.array(
    z.object({ plan_code: z.string(), kind: z.string(), state: z.string(), created_at: isoMoment }),
  ),
  /** Why the person cancelled, if they said. */
  cancel_reason: nullish(z.object({ reason: z.string(), note: z.string(), given_at: isoMoment })),
  /** Which coupons were used: kept, beside a keyed hash of each identity, when the account is deleted. */
  used_offers: usedOffers,
  /** Gifts of months that the person bought, and how many places of each were claimed. */
  gifts: z.exactOptional(
    z.array(
      z.object({
        code: z.string(),
        places: integer,
        claimed: integer,
        until: isoMoment,
        created_at: isoMoment,
        ended_at: orNull(isoMoment),
      }),
    ),
  ),
  /** Gift months that the person claimed; `starts_at` is null while one waits for another plan's end. */
  gift_claims: z.exactOptional(
    z.array(z.object({ claimed_at: isoMoment, starts_at: orNull(isoMoment), ends_at: orNull(isoMoment) })),
  ),
  /** Payments that the person has had back. */
  withdrawals: z.exactOptional(
    z.array(
      z.object({
        reference: z.string(),
        invoice_number: z.string(),
        total_cents: integer,
        at: isoMoment,
        done_at: orNull(isoMoment),
      }),
    ),
  ),
  /** Claims on videos that the person told of. */
  claims: z.exactOptional(
    z.array(
      z.object({
        ...claimSchema.shape,
        /** Tracks that the person or the claim names. */
        named_tracks: z.array(z.string()),
      }),
    ),
  ),
  redemptions: z.array(z.object({ channel_name: z.string(), redeemed_at: isoMoment })),
  channels: z.array(
    z.object({
      channel_type: z.string(),
      channel_id: z.string(),
      channel_name: z.string(),
      channel_image: z.string(),
      /** As it was measured. */
      audience_tier: nullish(z.enum(audienceTierNames)),
      shared_at: isoMoment,
    }),
  ),
  played: z.array(
    z.object({
      title: z.string(),
      artist: z.string(),
      album: orNull(z.string()),
      station: orNull(z.string()),
      played_at: isoMoment,
    }),
  ),
  /** What was written to the music team from the account's proven address. */
  messages: z.array(z.object({ received_at: isoMoment, fields: z.catchall(z.object({}), z.string()) })),
  /** What the person agreed to (`given`) or refused, in the words that were shown; `null` where they are not known. */
  consents: z.exactOptional(
    z.array(
      z.object({
        kind: z.string(),
        version: z.string(),
        words: orNull(z.string()),
        page: z.string(),
        plan_code: orNull(z.string()),
        amount_cents: orNull(integer),
        first_charge_at: orNull(isoMoment),
        given: z.boolean(),
        at: isoMoment,
      }),
    ),
  ),
  /** What was written to the person; `sent_at` is `null` for what is not sent, or not yet. */
  letters: z.exactOptional(
    z.array(z.object({ kind: z.string(), queued_at: isoMoment, sent_at: orNull(isoMoment) })),
  ),
  /** What staff have written down about the person. */
  staff_notes: z.exactOptional(z.array(z.object({ text: z.string(), at: isoMoment }))),
  /** What staff have looked at and done, as their log has it, and why; who of them is not told. */
  done_by_staff: z.exactOptional(
    z.array(
      z.object({
        what: z.string(),
        before: nullish(z.unknown()),
        after: nullish(z.unknown()),
        reason: orNull(z.string()),
        at: isoMoment,
      }),
    ),
  ),
});

/** @see accountExportSchema */
export type AccountExport = z.output<typeof accountExportSchema>;

/** Everything that is kept about the signed-in person, as JSON. */
export const accountExportEndpoint = defineEndpoint({
  name: 'accountExport',
  method: 'GET',
  path: '/account/export',
  auth: 'bearer',
  response: accountExportSchema,
  retry: 'read',
  timeoutMs: 60_000,
});

/** Delete the account in seven days, or take that back until then. Stops the renewal of a subscription. */
export const accountDeletionEndpoint = defineEndpoint({
  name: 'accountDeletion',
  method: 'PUT',
  path: '/account/deletion',
  auth: 'bearer+cookie',
  /** `wanted: false` takes it back, and what renewed renews again; what was overdue or paused has ended. */
  body: z.strictObject({ wanted: z.boolean() }),
  response: z.object({ deletes_at: orNull(isoMoment) }),
  retry: 'keyed',
});
