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
