import * as z from 'zod/mini';
import {
  count,
  filledText,
  isoDate,
  nonEmptyText,
  orNull,
  pastedCode,
  pathId,
  positiveInteger,
  uuid,
} from '../contract/fields.ts';
import { defineStaffEndpoint, type StaffRole, staffRoles } from './StaffEndpoint.ts';

const whole = z.strictObject({ of: z.literal('whole') });
const amount = z.strictObject({ of: z.literal('amount'), amount_cents: positiveInteger });

/** Something that staff do to an account. */
export const staffActSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('note'), text: filledText(2_000) }),
  /** Ends all sign-ins of the person. */
  z.strictObject({ kind: z.literal('end_sessions') }),
  /** Sends a letter again, to the address of today. */
  z.strictObject({ kind: z.literal('send_letter'), letter_id: uuid }),
  /**
   * Gives a payment back: `rules` as the person could within 14 days; else a part beyond them, which ends no plan.
   */
  z.strictObject({
    kind: z.literal('refund'),
    number: pathId,
    part: z.union([z.strictObject({ of: z.literal('rules') }), whole, amount]),
  }),
  /** Takes back the person's wish to delete the account. */
  z.strictObject({ kind: z.literal('undo_deletion') }),
  /** Unlinks a sign-in, also where the person could not: the last one never. */
  z.strictObject({ kind: z.literal('unlink_identity'), identity_id: positiveInteger }),
  /** Covers the person until the end of a day (UTC), whatever is paid. */
  z.strictObject({ kind: z.literal('extend_coverage'), until: isoDate }),
  /** Applies a coupon to the bills to come, in place of one that runs. */
  z.strictObject({ kind: z.literal('apply_coupon'), code: pastedCode.check(z.minLength(1)) }),
  /** A tier beside what is paid; `null` ends it. */
  z.strictObject({ kind: z.literal('grant_tier'), tier: z.nullable(z.enum(['0cpm', 'admin'])) }),
  /** Lets the person use a coupon or the free trial once more. */
  z.strictObject({ kind: z.literal('return_offer'), offer: filledText(100) }),
  /**
   * The person lost the sign-in of this account and has another one, by its guid or account code: offers both to become
   * one. Each side still confirms, this one by the link of a letter.
   */
  z.strictObject({ kind: z.literal('start_merge'), other: filledText(64) }),
]);

/** @see staffActSchema */
export type StaffAct = z.output<typeof staffActSchema>;

/** The kind of an act. */
export type StaffActKind = StaffAct['kind'];

/**
 * The least role for each act. A refund beyond the rules or above the amount of the role needs a manager.
 *
 * @example staffActRoles.grant_tier // → 'manager'
 */
export const staffActRoles = {
  note: 'support',
  end_sessions: 'support',
  send_letter: 'support',
  refund: 'support',
  undo_deletion: 'support',
  unlink_identity: 'manager',
  extend_coverage: 'manager',
  apply_coupon: 'manager',
  grant_tier: 'manager',
  return_offer: 'manager',
  start_merge: 'manager',
} as const satisfies Record<StaffActKind, StaffRole>;

const params = z.object({ guid: uuid });

/** What an act would do. Nothing is done yet. */
export const staffPreviewSchema = z.object({
  /** What changes, as stable names and plain values, such as `tier`, `free` and `0cpm`. */
  changes: z.array(z.object({ what: nonEmptyText, before: orNull(z.string()), after: orNull(z.string()) })),
  /** Money that goes back, in cents. */
  refund_cents: orNull(count),
  /** The kind of the letter that the person gets. */
  letter: orNull(z.string()),
  /** The least role that may do it, or `somebody_else` on the own account; `null` where the one who asks may. */
  needs_role: orNull(z.enum([...staffRoles, 'somebody_else'])),
  /** Confirms exactly this. */
  version: nonEmptyText,
});

/** @see staffPreviewSchema */
export type StaffPreview = z.output<typeof staffPreviewSchema>;

/** See what an act would do, before it is done. */
export const staffPreviewEndpoint = defineStaffEndpoint({
  name: 'staffPreview',
  method: 'POST',
  path: '/staff/v1/people/:guid/preview',
  role: 'support',
  params,
  body: z.strictObject({ act: staffActSchema }),
  response: staffPreviewSchema,
  retry: 'read',
});

/** Do it, as it was shown. Asked again with the same key, it answers the same and does nothing. */
export const staffActEndpoint = defineStaffEndpoint({
  name: 'staffAct',
  method: 'POST',
  path: '/staff/v1/people/:guid/acts',
  role: 'support',
  params,
  body: z.strictObject({
    act: staffActSchema,
    reason: filledText(500),
    /** Made by the page for one confirmation. */
    key: uuid,
    version: nonEmptyText.check(z.maxLength(64)),
  }),
  response: z.object({
    /** False while the payment provider has not answered: it goes on by itself. */
    is_done: z.boolean(),
  }),
  retry: 'keyed',
  timeoutMs: 30_000,
});
