import { audienceTierNames } from '@backbeat/domain';
import { coveragePlatforms } from '@backbeat/domain/coverage';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';

/** The channels that people shared with the player: one on each platform for each account. */
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
    /** Of its audience when it was connected, or smaller since; null until it was measured. */
    audienceTier: text('audience_tier', { enum: audienceTierNames }),
    sharedAt: instant('shared_at').notNull(),
  },
  (table) => [unique('shared_channels_user_type_unique').on(table.userId, table.channelType)],
);

/** What video and live platforms answered: they count each question against a daily quota. */
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
 * Addresses by which everybody may read whether a channel is covered: none until the person makes one, gone when it is
 * revoked. The token is shown again, so it stands here as it is; it opens one line and nothing else.
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
