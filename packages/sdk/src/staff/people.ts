import { accountTiers, audienceTierNames, identityProviders } from '@backbeat/domain';
import { coveragePlatforms } from '@backbeat/domain/coverage';
import * as z from 'zod/mini';
import { accountSchema, subscriptionSchema } from '../contract/account.ts';
import {
  count,
  filledText,
  integer,
  isoMoment,
  nonEmptyText,
  orNull,
  pathId,
  positiveInteger,
  uuid,
} from '../contract/fields.ts';
import { identitySchema } from '../contract/identities.ts';
import { invoiceSchema } from '../contract/invoices.ts';
import { lettersSchema } from '../contract/letters.ts';
import { refundSchema } from '../contract/refunds.ts';
import { defineStaffEndpoint } from './StaffEndpoint.ts';

const person = z.object({ guid: uuid });

/**
 * What a person was found by.
 *
 * @example foundBy[0] // → 'name'
 */
export const foundBy = [
  'name',
  'email',
  'identity',
  'account',
  'invoice',
  'certificate',
  'gift',
  'request',
] as const;

/** Somebody who was found, with nothing that is covered. */
export const foundPersonSchema = z.object({
  guid: nonEmptyText,
  name: z.string(),
  avatar: orNull(z.string()),
  tier: z.enum(accountTiers),
  created_at: isoMoment,
  deletes_at: orNull(isoMoment),
  /** The names at other companies. */
  identities: z.array(z.object({ provider: z.enum(identityProviders), username: z.string() })),
  found_by: z.enum(foundBy),
});

/** @see foundPersonSchema */
export type FoundPerson = z.output<typeof foundPersonSchema>;

/** Find people by a name, an address, an account code, an invoice, a certificate, a gift or a request; best first. */
export const staffSearchEndpoint = defineStaffEndpoint({
  name: 'staffSearch',
  // What staff look for is often an address, which must not stand in the logs of servers.
  method: 'POST',
  path: '/staff/v1/search',
  role: 'reader',
  body: z.strictObject({ text: filledText(200) }),
  response: z.object({
    people: z.array(foundPersonSchema),
    /** `false` while the payment provider does not answer: whom the number of an invoice finds may be missing. */
    is_complete: z.boolean(),
  }),
  retry: 'read',
});

/** A note of the staff about a person. */
export const staffNoteSchema = z.object({
  id: integer,
  text: z.string(),
  by: orNull(z.string()),
  at: isoMoment,
});

/** Everything that our own records say of a person. Private facts are covered: `staffReveal` uncovers one. */
export const staffPersonSchema = z.object({
  guid: nonEmptyText,
  name: z.string(),
  display_name: orNull(z.string()),
  avatar: orNull(z.string()),
  account_code: nonEmptyText,
  tier: z.enum(accountTiers),
  /** A tier that staff gave, whatever is paid. */
  granted_tier: orNull(z.enum(accountTiers)),
  created_at: isoMoment,
  deletes_at: orNull(isoMoment),
  language: orNull(z.string()),
  time_zone: orNull(z.string()),
  email: z.object({
    /** The first letter and the last part, e.g. `a…@….example`; `null` without an address. */
    covered: orNull(z.string()),
    is_proven: z.boolean(),
    refused_at: orNull(isoMoment),
  }),
  /** The subscription that counts now, as the person's own screens have it. */
  subscription: orNull(z.extend(subscriptionSchema, { edit_token: z.null() })),
  /** When what was played was covered, newest first; `until` is `null` while unknown. */
  coverage: z.array(
    z.object({
      plan_code: z.string(),
      audience_tier: orNull(z.enum(audienceTierNames)),
      from: isoMoment,
      until: orNull(isoMoment),
    }),
  ),
  /** The coupons that the person has used, with an earlier account too: `usedOffer` of the domain. */
  used_offers: z.array(z.string()),
  identities: z.array(
    z.object({
      id: positiveInteger,
      provider: z.enum(identityProviders),
      username: z.string(),
      is_default: z.boolean(),
      /** As in `Identity`: whether the person could unlink it. */
      unlinking: z.string(),
      created_at: isoMoment,
    }),
  ),
  sessions: z.array(
    z.object({
      id: uuid,
      provider: orNull(z.enum(identityProviders)),
      created_at: isoMoment,
      ends_at: isoMoment,
      ended_at: orNull(isoMoment),
    }),
  ),
  letters: z.array(
    z.object({
      id: uuid,
      kind: z.string(),
      state: z.enum(['queued', 'sent', 'dropped', 'dead']),
      queued_at: isoMoment,
      settled_at: orNull(isoMoment),
      /** Whether its text is still kept. */
      is_readable: z.boolean(),
    }),
  ),
  certificates: z.array(z.object({ code: z.string(), issued_at: isoMoment })),
  channels: z.array(z.object({ platform: z.enum(coveragePlatforms), name: z.string() })),
  gifts: z.array(
    z.object({
      code: z.string(),
      places: count,
      claimed: count,
      until: isoMoment,
      created_at: isoMoment,
      ended_at: orNull(isoMoment),
    }),
  ),
  gift_claims: z.array(z.object({ code: z.string(), claimed_at: isoMoment })),
  merges: z.array(
    z.object({ guid: z.string(), account_code: z.string(), merged_at: isoMoment, undo_until: isoMoment }),
  ),
  consents: z.array(
    z.object({ kind: z.string(), version: z.string(), given: z.boolean(), page: z.string(), at: isoMoment }),
  ),
  notes: z.array(staffNoteSchema),
});

/** @see staffPersonSchema */
export type StaffPerson = z.output<typeof staffPersonSchema>;

/** What we know of one person. A merged account's guid answers the account that it became. */
export const staffPersonEndpoint = defineStaffEndpoint({
  name: 'staffPerson',
  method: 'GET',
  path: '/staff/v1/people/:guid',
  role: 'reader',
  params: person,
  response: staffPersonSchema,
  retry: 'read',
});

/** A person's bills at the payment provider, newest first, and which payments can be given back. */
export const staffBillsEndpoint = defineStaffEndpoint({
  name: 'staffBills',
  method: 'GET',
  path: '/staff/v1/people/:guid/bills',
  role: 'reader',
  params: person,
  /** Card digits are covered: `last_four` is `null`. */
  response: z.object({ invoices: z.array(invoiceSchema), payments: z.array(refundSchema) }),
  retry: 'read',
});

/** Uncover a private fact of a person. Each asking stands in the log. */
export const staffRevealEndpoint = defineStaffEndpoint({
  name: 'staffReveal',
  method: 'POST',
  path: '/staff/v1/people/:guid/reveal',
  role: 'reader',
  params: person,
  body: z.strictObject({ fact: z.enum(['email', 'card']) }),
  /** An address, or a card as `Visa 1111`; `null` where there is none. */
  response: z.object({ value: orNull(z.string()) }),
  retry: 'read',
});

/** A letter as the person got it. Reading one stands in the log. */
export const staffLetterEndpoint = defineStaffEndpoint({
  name: 'staffLetter',
  method: 'GET',
  path: '/staff/v1/people/:guid/letters/:id',
  role: 'reader',
  params: z.object({ guid: uuid, id: pathId }),
  /** `html` is a whole document: show it in a frame that runs no scripts. */
  response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  retry: 'read',
});

/** What the person's own screens are drawn from, read-only and without any token of theirs. */
export const staffViewEndpoint = defineStaffEndpoint({
  name: 'staffView',
  method: 'GET',
  path: '/staff/v1/people/:guid/view',
  role: 'reader',
  params: person,
  response: z.object({
    account: accountSchema,
    identities: z.array(identitySchema),
    default_identity: orNull(positiveInteger),
    letters: lettersSchema,
  }),
  retry: 'read',
});
