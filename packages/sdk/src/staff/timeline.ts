import * as z from 'zod/mini';
import { integer, isoMoment, nonEmptyText, orNull, uuid } from '../contract/fields.ts';
import { defineStaffEndpoint } from './StaffEndpoint.ts';

/**
 * What can have happened to a person.
 *
 * @example timelineKinds.includes('plan.bought') // → true
 */
export const timelineKinds = [
  'account.created',
  'account.renamed',
  'account.merged',
  'account.deletion_asked',
  'email.refused',
  'sign_in.begun',
  'sign_in.ended',
  'identity.linked',
  'identity.unlinked',
  'plan.bought',
  'plan.purchase_failed',
  'plan.changed',
  'plan.change_scheduled',
  'plan.change_taken_back',
  'plan.resumed',
  'plan.pause_planned',
  'plan.pause_ended',
  'plan.change_failed',
  'plan.left',
  'coverage.begun',
  'coverage.ended',
  'coverage.extended',
  'refund.asked',
  'refund.paid',
  'gift.bought',
  'gift.ended',
  'gift.refunded',
  'gift.claimed',
  'certificate.issued',
  'letter.sent',
  'letter.dropped',
  'letter.dead',
  'consent.given',
  'consent.refused',
  'code.redeemed',
  'staff.noted',
  'staff.acted',
] as const;

/** @see timelineKinds */
export type TimelineKind = (typeof timelineKinds)[number];

/** Something that happened to a person, by whom. */
export const timelineEventSchema = z.object({
  id: nonEmptyText,
  at: isoMoment,
  kind: z.enum(timelineKinds),
  /** Who did it. */
  by: z.enum(['person', 'staff', 'system', 'provider']),
  /** The name of the member of staff. */
  staff: orNull(z.string()),
  /** What it is about: a plan code, a number of an invoice, a kind of letter. */
  about: orNull(z.string()),
  amount_cents: orNull(integer),
  /** Why, as a stable name; of what staff did, in their words. */
  reason: orNull(z.string()),
});

/** @see timelineEventSchema */
export type TimelineEvent = z.output<typeof timelineEventSchema>;

/** All that happened to a person, newest first, fifty at a time. What happened at one moment stands on one page. */
export const staffTimelineEndpoint = defineStaffEndpoint({
  name: 'staffTimeline',
  method: 'GET',
  path: '/staff/v1/people/:guid/timeline',
  role: 'reader',
  params: z.object({ guid: uuid }),
  /** `before` is the `next` of the page before. */
  query: z.object({ before: z.exactOptional(isoMoment) }),
  response: z.object({ events: z.array(timelineEventSchema), next: orNull(isoMoment) }),
  retry: 'read',
});
