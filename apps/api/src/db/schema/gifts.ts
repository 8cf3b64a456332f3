import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';
import { subscriptions } from './premium.ts';

/**
 * Months that somebody bought for others; the id is that of the attempt that bought them. A gift ends once: what is not
 * claimed then is `refundPlaces`, and is refunded until `refundedAt` is set.
 */
export const gifts = pgTable(
  'gifts',
  {
    id: uuid('id').primaryKey(),
    /** Null once the giver's account is gone: then the row names nobody. */
    giverId: integer('giver_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of the claim link, which the giver copies again and again, so it stands here as it is. */
    code: text('code').notNull().unique(),
    places: integer('places').notNull(),
    paidCents: integer('paid_cents').notNull(),
    until: instant('until').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    refundPlaces: integer('refund_places').notNull().default(0),
    refundedAt: instant('refunded_at'),
    /** When a refund that is due is tried next: until then another process is at it, or the provider has to recover. */
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
 * Who claimed a month of which gift. The row stays when the account goes, without it: its place stays taken, and the
 * keyed hashes of the person's identities keep them from a second one.
 */
export const giftClaims = pgTable(
  'gift_claims',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    giftId: uuid('gift_id')
      .notNull()
      .references(() => gifts.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** From 1 to the gift's places: the database itself gives none twice. */
    place: integer('place').notNull(),
    /** Emptied once they are too old to limit anything. */
    identityHashes: text('identity_hashes').array().notNull(),
    claimedAt: instant('claimed_at').notNull(),
    /** The month; null while it waits until no other plan runs. */
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
