import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';

/** Tracks that the player reported. One is playing until `endsAt` or the next track. */
export const plays = pgTable(
  'plays',
  {
    /** Starts again after 2³¹ plays: by then the first ones are deleted (createSweep keeps a year). */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ cycle: true }),
    userGuid: uuid('user_guid').notNull(),
    title: text('title').notNull(),
    artist: text('artist').notNull(),
    album: text('album'),
    artworkUrl: text('artwork_url'),
    station: text('station'),
    playedAt: instant('played_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    index('plays_user_index').on(table.userGuid, table.playedAt),
    index('plays_played_index').on(table.playedAt),
    index('plays_title_index').on(sql`lower(${table.title})`),
  ],
);

/** Song requests and other notes about music, field by field as the form sent them. */
export const musicMessages = pgTable(
  'music_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('music_messages_sender_index').on(sql`lower(${table.fields} ->> 'email')`)],
);
