import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';
import { subscriptions } from './premium.ts';
import type { Unpaid } from './withdrawals.ts';

/**
 * Gift months; the id is that of their checkout. A gift ends once; `refundPlaces` is its unclaimed rest, refunded at
 * `refundedAt`.
 */
export const gifts = pgTable(
  'gifts',
  {
    id: uuid('id').primaryKey(),
    /** Null after the giver's account is deleted. */
    giverId: integer('giver_id').references(() => users.id, { onDelete: 'set null' }),
    /** The code of the claim link, stored in the clear because the giver copies it again and again. */
    code: text('code').notNull().unique(),
    places: integer('places').notNull(),
    paidCents: integer('paid_cents').notNull(),
    until: instant('until').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    refundPlaces: integer('refund_places').notNull().default(0),
    /** What goes back for them, less what went back before; null until the bill was read. */
    refundCents: integer('refund_cents'),
    refundedAt: instant('refunded_at'),
    /** As of a withdrawal. */
    refundUnpaid: text('refund_unpaid').$type<Unpaid>(),
    /** When the refund is tried next. Until then another process works on it, or the provider may recover. */
    refundTryAt: instant('refund_try_at'),
  },
  (table) => [
    index('gifts_giver_index').on(table.giverId),
    index('gifts_open_index').on(table.until).where(sql`${table.endedAt} is null`),
    index('gifts_refund_index')
      .on(table.refundTryAt)
      .where(sql`${table.endedAt} is not null and ${table.refundedAt} is null`),
  ],
);

/** A gift as the database has it. */
export type GiftRow = typeof gifts.$inferSelect;

/**
 * Claims of gift months. A claim outlives its account, so that its place stays taken; the keyed identity hashes keep
 * the person from a second claim.
 */
export const giftClaims = pgTable(
  'gift_claims',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    giftId: uuid('gift_id')
      .notNull()
      .references(() => gifts.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** From 1 to the gift's number of places; a unique key gives each place once. */
    place: integer('place').notNull(),
    /** Emptied when they are too old to limit anything. */
    identityHashes: text('identity_hashes').array().notNull(),
    claimedAt: instant('claimed_at').notNull(),
    /** The claimed month; null while it waits for another plan to end. */
    subscriptionId: integer('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('gift_claims_place_unique').on(table.giftId, table.place),
    unique('gift_claims_user_unique').on(table.giftId, table.userId),
    index('gift_claims_user_index').on(table.userId),
    index('gift_claims_subscription_index').on(table.subscriptionId),
    index('gift_claims_marked_index').on(table.claimedAt).where(sql`${table.identityHashes} <> '{}'`),
    index('gift_claims_identity_index').using('gin', table.identityHashes),
    index('gift_claims_waiting_index').on(table.userId).where(sql`${table.subscriptionId} is null`),
  ],
);

/** A claim as the database has it. */
export type GiftClaimRow = typeof giftClaims.$inferSelect;
