import * as z from 'zod/mini';
import { count, filledText, isoDate, isoMoment, nonEmptyText, orNull } from '../contract/fields.ts';
import { defineStaffEndpoint } from './StaffEndpoint.ts';
import { inboxNames } from './staffSession.ts';

/** A day in numbers, in UTC. */
export const dayNumbersSchema = z.object({
  day: isoDate,
  trials_begun: count,
  trials_kept: count,
  plans_bought: count,
  plans_cancelled: count,
  payments_failed: count,
  payments_recovered: count,
  gift_months: count,
  refunds: count,
  refunded_cents: count,
});

/** @see dayNumbersSchema */
export type DayNumbers = z.output<typeof dayNumbersSchema>;

/** The last thirty days in numbers, why people cancelled, and how much waits. */
export const staffTodayEndpoint = defineStaffEndpoint({
  name: 'staffToday',
  method: 'GET',
  path: '/staff/v1/today',
  role: 'reader',
  response: z.object({
    /** Oldest first; the last one is today, so far. */
    days: z.array(dayNumbersSchema),
    cancel_reasons: z.array(z.object({ reason: z.string(), count })),
    queues: z.array(z.object({ name: z.string(), waiting: count })),
  }),
  retry: 'read',
});

/** Something that waits for staff. */
export const inboxItemSchema = z.object({
  id: nonEmptyText,
  at: isoMoment,
  /** One line: who wrote, which letter, which event. Nothing that is covered. */
  title: z.string(),
  /** What it says, field by field. */
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  person: orNull(z.object({ guid: z.string(), name: z.string() })),
  state: z.enum(['open', 'taken', 'done']),
  /** Who has taken it. */
  owner: orNull(z.string()),
  /** Whether an answer by letter is possible. */
  can_answer: z.boolean(),
});

/** @see inboxItemSchema */
export type InboxItem = z.output<typeof inboxItemSchema>;

const inbox = z.enum(inboxNames);

/** What waits in an inbox: oldest first, the hundred that are open, and the last twenty that are done. */
export const staffInboxEndpoint = defineStaffEndpoint({
  name: 'staffInbox',
  method: 'GET',
  path: '/staff/v1/inboxes/:inbox',
  role: 'reader',
  params: z.object({ inbox }),
  response: z.object({ items: z.array(inboxItemSchema) }),
  retry: 'read',
});

/** Take something of an inbox, give it back, answer it by letter, or say that it is done. */
export const staffInboxUpdateEndpoint = defineStaffEndpoint({
  name: 'staffInboxUpdate',
  method: 'POST',
  path: '/staff/v1/inboxes/:inbox/:id',
  role: 'support',
  params: z.object({ inbox, id: nonEmptyText.check(z.maxLength(128)) }),
  body: z.strictObject({
    state: z.enum(['open', 'taken', 'done']),
    /** Goes to whoever wrote, by letter, with the state `done` alone. */
    answer: z.exactOptional(filledText(5_000)),
  }),
  response: inboxItemSchema,
  retry: 'keyed',
});
