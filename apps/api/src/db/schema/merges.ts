import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';

/** A confirmation to merge with another account. Both accounts have to confirm before either expires. */
export const mergeWishes = pgTable(
  'merge_wishes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherUserId: integer('other_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('merge_wishes_other_index').on(table.otherUserId),
    index('merge_wishes_expiry_index').on(table.expiresAt),
  ],
);

/**
 * An offer of the staff to merge an account that lost its sign-in. Its own side is confirmed by the link of a letter, the
 * other one signed in and after that. The id is the one of the act.
 */
export const mergeOffers = pgTable(
  'merge_offers',
  {
    id: uuid('id').primaryKey(),
    /** The account that lost its sign-in. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherUserId: integer('other_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the link's secret, which is in the letter alone. */
    linkHash: text('link_hash').notNull().unique(),
    /** A digest of the address that got the link: another one ends the offer. */
    addressHash: text('address_hash').notNull(),
    offeredAt: instant('offered_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the link confirmed it. */
    confirmedAt: instant('confirmed_at'),
    /** Null while it can lead to a merge. */
    end: text('end', { enum: ['merged', 'refused', 'replaced', 'ended'] }),
  },
  (table) => [
    index('merge_offers_user_index').on(table.userId),
    index('merge_offers_other_index').on(table.otherUserId),
    index('merge_offers_expiry_index').on(table.expiresAt),
  ],
);

/** The keys of rows that a merge moved, by table. */
export type MovedRows = Readonly<Record<string, readonly string[]>>;

/** A merge. Its row is permanent: bills stay under the code of the account that went, and overlays use its guid. */
export const accountMerges = pgTable(
  'account_merges',
  {
    id: uuid('id').primaryKey(),
    /** The remaining account. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The merged account, while an undo is possible. */
    goneUserId: integer('gone_user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    accountCode: text('account_code').notNull().unique(),
    guid: uuid('guid').notNull().unique(),
    mergedAt: instant('merged_at').notNull(),
    undoUntil: instant('undo_until').notNull(),
    /** For the undo; null once the seven days are over. */
    moved: jsonb('moved').$type<MovedRows>(),
  },
  (table) => [
    index('account_merges_user_index').on(table.userId),
    index('account_merges_undo_index').on(table.undoUntil).where(sql`${table.moved} is not null`),
  ],
);
