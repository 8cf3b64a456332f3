import { type ChannelState, coveragePlatforms, type ListingProblem } from '@backbeat/domain/coverage';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';

/**
 * A channel's stays on the list of its platform, one row each. What covered a video at some time is read from them, so
 * a row stays when its channel has gone, and outlives its account until then.
 */
export const channelListings = pgTable(
  'channel_listings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null after the account is deleted. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    platform: text('platform', { enum: coveragePlatforms }).notNull(),
    channelId: text('channel_id').notNull(),
    channelName: text('channel_name').notNull(),
    /** It got a paid extra place, and not the one of every plan. It counts there, whichever place it has later. */
    isExtra: boolean('is_extra').notNull().default(false),
    /** A channel without a row is `connected`. */
    state: text('state').$type<Exclude<ChannelState, 'connected'>>().notNull(),
    problem: text('problem').$type<ListingProblem>(),
    askedAt: instant('asked_at').notNull(),
    listedAt: instant('listed_at'),
    /** By somebody else's hand, before it was asked for: it is left there. Null until the platform was asked. */
    wasListed: boolean('was_listed'),
    /** The plan is over, or another channel has its place. */
    leavesAt: instant('leaves_at'),
    goneAt: instant('gone_at'),
    changedAt: instant('changed_at').notNull(),
    /** When the platform is asked next. Until then another process works on it, or the platform may recover. */
    tryAt: instant('try_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('channel_listings_user_index').on(table.userId),
    index('channel_listings_asked_index').on(table.platform, table.askedAt),
    index('channel_listings_channel_index').on(table.platform, table.channelId),
    index('channel_listings_due_index').on(table.tryAt).where(sql`${table.tryAt} is not null`),
    uniqueIndex('channel_listings_open_unique')
      .on(table.userId, table.platform, table.channelId)
      .where(sql`${table.goneAt} is null`),
  ],
);

/** A listing as the database has it. */
export type ChannelListingRow = typeof channelListings.$inferSelect;
