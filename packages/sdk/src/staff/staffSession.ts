import type { IdentityProvider } from '@backbeat/domain';
import * as z from 'zod/mini';
import {
  count,
  filledText,
  integer,
  isoDate,
  isoMoment,
  noContent,
  nonEmptyText,
  orNull,
  uuid,
} from '../contract/fields.ts';
import { defineStaffEndpoint, staffRoles } from './StaffEndpoint.ts';

/**
 * What each call of the desk sends beside the cookie: a proof of the browser's key (RFC 9449), and the session that the
 * tab acts in. Only `staffMe` may leave the session out.
 *
 * @example staffHeaders.proof // → 'DPoP'
 */
export const staffHeaders = { proof: 'DPoP', session: 'Staff-Session' } as const;

/**
 * The companies that confirm who staff are.
 *
 * @example staffSignInProviders.length // → 2
 */
export const staffSignInProviders = [
  'twitch',
  'google_oauth2',
] as const satisfies readonly IdentityProvider[];

/** @see staffSignInProviders */
export type StaffSignInProvider = (typeof staffSignInProviders)[number];

/**
 * Where the desk sends the browser to sign in. It comes back to the desk, with `error` and `error_request` in the
 * address where it failed: a code of `signInProblemText`, or `not-staff.` and the company.
 *
 * @param keyThumbprint of the browser's key (RFC 7638, SHA-256), to which the session is bound
 * @example staffSignInPath('twitch', 'abc') // → '/staff/sign-in/twitch?key=abc'
 */
export const staffSignInPath = (provider: StaffSignInProvider, keyThumbprint: string): string =>
  `/staff/sign-in/${provider}?key=${encodeURIComponent(keyThumbprint)}`;

/**
 * What waits for staff, by inbox:
 * - `claims`: claims on videos that follow from no rule
 * - `songs`: song requests and other notes to the music team
 * - `letters`: letters that could not be sent
 * - `events`: events of the payment provider that could not be handled
 * - `purchases`: purchases of which nobody knows yet whether they were charged
 * - `tiers`: Pro plans whose audience has grown
 *
 * @example inboxNames.length // → 6
 */
export const inboxNames = ['claims', 'songs', 'letters', 'events', 'purchases', 'tiers'] as const;

/** @see inboxNames */
export type InboxName = (typeof inboxNames)[number];

/** Who is signed in to the desk, until when, and what waits for them. */
export const staffMeEndpoint = defineStaffEndpoint({
  name: 'staffMe',
  method: 'GET',
  path: '/staff/v1/me',
  role: 'reader',
  response: z.object({
    /** Of the session: each call names it, so that a tab never acts with the session of another one. */
    session_id: uuid,
    guid: nonEmptyText,
    name: z.string(),
    role: z.enum(staffRoles),
    /** The provider has confirmed the person then; the session ends twelve hours later, or after 30 idle minutes. */
    confirmed_at: isoMoment,
    ends_at: isoMoment,
    idle_ends_at: isoMoment,
    /** The most that the role gives back at once, in cents; `null` for no limit. */
    refund_limit_cents: orNull(count),
    waiting: z.object({
      claims: count,
      songs: count,
      letters: count,
      events: count,
      purchases: count,
      tiers: count,
    }),
  }),
  retry: 'read',
});

/** End the staff session of this browser. */
export const staffSignOutEndpoint = defineStaffEndpoint({
  name: 'staffSignOut',
  method: 'POST',
  path: '/staff/v1/sign-out',
  role: 'reader',
  response: noContent,
  retry: 'keyed',
});

/** A person who is staff. */
export const staffMemberSchema = z.object({
  guid: nonEmptyText,
  name: z.string(),
  role: z.enum(staffRoles),
  added_at: isoMoment,
  /** The last call of their last session; `null` before the first one. */
  seen_at: orNull(isoMoment),
});

/** @see staffMemberSchema */
export type StaffMember = z.output<typeof staffMemberSchema>;

/** Everybody who is staff, by name. */
export const staffTeamEndpoint = defineStaffEndpoint({
  name: 'staffTeam',
  method: 'GET',
  path: '/staff/v1/team',
  role: 'owner',
  response: z.object({ members: z.array(staffMemberSchema) }),
  retry: 'read',
});

/** Give an account a role or take it away. Nobody changes their own. */
export const staffTeamUpdateEndpoint = defineStaffEndpoint({
  name: 'staffTeamUpdate',
  method: 'PUT',
  path: '/staff/v1/team/:guid',
  role: 'owner',
  params: z.object({ guid: uuid }),
  body: z.strictObject({ role: z.nullable(z.enum(staffRoles)), reason: filledText(500) }),
  response: z.object({ members: z.array(staffMemberSchema) }),
  retry: 'keyed',
});

/** What staff did, as the log has it. */
export const auditEntrySchema = z.object({
  id: integer,
  at: isoMoment,
  /** Who: an account of the staff; `null` for the command line. */
  staff: orNull(z.object({ guid: z.string(), name: z.string() })),
  /** What: the name of a call, or `refused:` and that name. */
  what: z.string(),
  /** To whom. `name` is `null` once the account is deleted. */
  person: orNull(z.object({ guid: z.string(), name: orNull(z.string()) })),
  before: orNull(z.unknown()),
  after: orNull(z.unknown()),
  reason: orNull(z.string()),
  request_id: orNull(z.string()),
  address: orNull(z.string()),
});

/** @see auditEntrySchema */
export type AuditEntry = z.output<typeof auditEntrySchema>;

/** The log of what staff did, newest first, fifty at a time. */
export const staffAuditEndpoint = defineStaffEndpoint({
  name: 'staffAudit',
  method: 'GET',
  path: '/staff/v1/audit',
  role: 'manager',
  query: z.object({
    /** The `id` of the last entry of the page before. */
    before: z.exactOptional(z.string().check(z.regex(/^\d{1,15}$/))),
    person: z.exactOptional(uuid),
    staff: z.exactOptional(uuid),
    /** The name of a call, refused or not, or another name of `what`. */
    what: z.exactOptional(nonEmptyText.check(z.maxLength(64))),
    /** In UTC. */
    day: z.exactOptional(isoDate.check(z.regex(/^2\d/))),
  }),
  response: z.object({ entries: z.array(auditEntrySchema), has_more: z.boolean() }),
  retry: 'read',
});
