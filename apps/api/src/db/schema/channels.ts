import { audienceTierNames } from '@backbeat/domain';
import { coveragePlatforms } from '@backbeat/domain/coverage';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';

/** Channels shared with the player, one for each account and platform. */
export const sharedChannels = pgTable(
  'shared_channels',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channelType: text('channel_type', { enum: ['youtube'] }).notNull(),
    channelId: text('channel_id').notNull(),
    channelName: text('channel_name').notNull(),
    channelImage: text('channel_image').notNull(),
    /** The tier when the channel was connected, or a smaller one since; null until it is measured. */
    audienceTier: text('audience_tier', { enum: audienceTierNames }),
    sharedAt: instant('shared_at').notNull(),
  },
  (table) => [
    index('shared_channels_name_prefix_index').on(sql`lower(${table.channelName}) text_pattern_ops`),
    index('shared_channels_name_search_index').using('gin', sql`lower(${table.channelName}) gin_trgm_ops`),
    unique('shared_channels_user_type_unique').on(table.userId, table.channelType),
  ],
);

/**
 * YouTube channels beyond the shared one. `subscriptions.extra_channels` says how many of them are covered: the first ones
 * that were added.
 */
export const furtherChannels = pgTable(
  'further_channels',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channelId: text('channel_id').notNull(),
    channelName: text('channel_name').notNull(),
    channelImage: text('channel_image').notNull(),
    /** As for `sharedChannels`. */
    audienceTier: text('audience_tier', { enum: audienceTierNames }),
    sharedAt: instant('shared_at').notNull(),
    /** The token of its public address, as for `coverageAddresses`; null until the person makes one. */
    addressToken: text('address_token').unique(),
    addressMadeAt: instant('address_made_at'),
  },
  (table) => [
    index('further_channels_name_prefix_index').on(sql`lower(${table.channelName}) text_pattern_ops`),
    index('further_channels_name_search_index').using('gin', sql`lower(${table.channelName}) gin_trgm_ops`),
    unique('further_channels_user_channel_unique').on(table.userId, table.channelId),
  ],
);

/** Cached answers of the platforms, which limit requests by the day. */
export const platformAnswers = pgTable(
  'platform_answers',
  {
    key: text('key').primaryKey(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [index('platform_answers_asked_index').on(table.askedAt)],
);

/**
 * Public addresses that tell whether a channel is covered, made and revoked by the person. The token is stored in the
 * clear, to be shown again; it only opens that one line.
 */
export const coverageAddresses = pgTable(
  'coverage_addresses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    platform: text('platform', { enum: coveragePlatforms }).notNull(),
    token: text('token').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('coverage_addresses_user_platform_unique').on(table.userId, table.platform)],
);
