import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';

/** One side's word that it wants to be merged with the other account. Both are needed, and each ends soon. */
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

/** Which rows a merge moved: ids as texts, by table. */
export type MovedRows = Readonly<Record<string, readonly string[]>>;

/**
 * An account that another one was merged into. The row stays for good: bills lie with the payment provider under the
 * code of the account that went, and overlays ask for its guid.
 */
export const accountMerges = pgTable(
  'account_merges',
  {
    id: uuid('id').primaryKey(),
    /** The account that stayed. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account that went, while it can be brought back. */
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
