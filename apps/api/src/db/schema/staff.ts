import type { Coupon } from '@backbeat/domain';
import type { ErrorCode } from '@backbeat/sdk/contract';
import type { InboxName, StaffAct, StaffRole } from '@backbeat/sdk/staff';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';

/** Accounts that may open the desk. The first owner is added on the server. */
export const staff = pgTable('staff', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  role: text('role').$type<StaffRole>().notNull(),
  addedAt: instant('added_at').notNull(),
});

/** A sign-in to the desk. It ends twelve hours after the provider's confirmation, or after half an hour without a call. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the cookie. */
    secretHash: text('secret_hash').notNull().unique(),
    /** The thumbprint of the browser's key (RFC 7638), which signs each call. */
    keyThumbprint: text('key_thumbprint').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
    usedAt: instant('used_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('staff_sessions_user_index').on(table.userId)],
);

/** Proofs of calls that were used: each works once. */
export const staffProofs = pgTable(
  'staff_proofs',
  {
    idHash: text('id_hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('staff_proofs_expiry_index').on(table.expiresAt)],
);

/**
 * What staff did. Rows are only ever added: triggers refuse everything else, and each row hashes the one before. It
 * names people by guid, so that it can outlive their accounts.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey(),
    at: instant('at').notNull(),
    /** Null for the command line. */
    staffGuid: uuid('staff_guid'),
    what: text('what').notNull(),
    personGuid: uuid('person_guid'),
    before: jsonb('before'),
    after: jsonb('after'),
    reason: text('reason'),
    requestId: text('request_id'),
    address: text('address'),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    index('audit_log_person_index').on(table.personGuid, table.id),
    index('audit_log_staff_index').on(table.staffGuid, table.id),
    index('audit_log_request_index').on(table.requestId).where(sql`${table.requestId} is not null`),
  ],
);

/** What staff wrote about a person, for each other. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    staffId: integer('staff_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('staff_notes_user_index').on(table.userId)],
);

/**
 * What a refund by staff is to reach: what the person could have back by themselves, as it was offered, or an amount that
 * has gone back of the bill in the end.
 */
export type RefundGoal =
  | { readonly offerVersion: string }
  | { readonly amountCents: number; readonly untilCents: number };

/** A coupon that staff apply to the bills of a subscription. */
export interface CouponGoal {
  readonly accountCode: string;
  readonly subscriptionId: string;
  readonly coupon: Pick<Coupon, 'code' | 'redemptionResource'>;
  /** `usedOffer` of it. */
  readonly offer: string;
  /** How often the account had redeemed it before. */
  readonly times: number;
}

/** A confirmed act of the staff. Its id is the key that the page made, so that a repeated call does nothing. */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: uuid('id').primaryKey(),
    staffId: integer('staff_id').references(() => users.id, { onDelete: 'set null' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    act: jsonb('act').$type<StaffAct>().notNull(),
    reason: text('reason').notNull(),
    /** Of an act that a company outside has to do: what is to be reached, however often it is tried. */
    goal: jsonb('goal').$type<RefundGoal | CouponGoal>(),
    at: instant('at').notNull(),
    /** When it was done or refused; null while a company outside has not answered. */
    endedAt: instant('ended_at'),
    /** The code of the error that it ended with; null where it was done. */
    failure: text('failure').$type<ErrorCode>(),
  },
  (table) => [
    index('staff_acts_user_index').on(table.userId),
    index('staff_acts_open_index').on(table.at).where(sql`${table.endedAt} is null`),
  ],
);

/** How far staff are with something that waits. What has no row is open. */
export const inboxStates = pgTable(
  'inbox_states',
  {
    inbox: text('inbox').$type<InboxName>().notNull(),
    itemId: text('item_id').notNull(),
    state: text('state', { enum: ['open', 'taken', 'done'] }).notNull(),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.inbox, table.itemId] })],
);

/** Events of the payment provider that could not be handled. The provider repeats them; one that works is deleted here. */
export const failedEvents = pgTable('failed_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  accountCode: text('account_code').notNull(),
  /** Why, in the words of the error. */
  error: text('error').notNull(),
  times: integer('times').notNull().default(1),
  firstAt: instant('first_at').notNull(),
  lastAt: instant('last_at').notNull(),
});
