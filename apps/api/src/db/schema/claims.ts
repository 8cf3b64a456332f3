import { coveragePlatforms } from '@backbeat/domain/coverage';
import type { Claim } from '@backbeat/sdk/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';

/** A claim on a video, as its person told of it, and what has become of it. One row for each person and video. */
export const videoClaims = pgTable(
  'video_claims',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    platform: text('platform', { enum: coveragePlatforms }).notNull(),
    videoId: text('video_id').notNull(),
    /** Tracks that the person or the claim names. */
    namedTracks: jsonb('named_tracks').$type<readonly string[]>().notNull(),
    /** Whether the text of a claim was pasted, so that somebody claims the video. */
    isClaimText: boolean('is_claim_text').notNull().default(false),
    title: text('title'),
    channelId: text('channel_id'),
    channelName: text('channel_name'),
    isOwn: boolean('is_own'),
    kind: text('kind').$type<NonNullable<Claim['kind']>>(),
    fromAt: instant('from_at'),
    untilAt: instant('until_at'),
    tracks: jsonb('tracks').$type<Claim['tracks']>().notNull(),
    covered: text('covered').$type<NonNullable<Claim['covered']>>(),
    parts: jsonb('parts').$type<Claim['parts']>().notNull(),
    state: text('state').$type<Claim['state']>().notNull(),
    reason: text('reason').$type<NonNullable<Claim['reason']>>(),
    askedAt: instant('asked_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** When it first counted as covered: the promise runs from here. */
    coveredAt: instant('covered_at'),
    /** When the release was sent, or is about to be. */
    releaseAskedAt: instant('release_asked_at'),
    /** When the platform answered that; null while it is not known whether it has heard of it. */
    releaseAnsweredAt: instant('release_answered_at'),
    /** A month that is owed, from when it is decided; `creditedAt` says that it is given. */
    creditCents: integer('credit_cents'),
    creditedAt: instant('credited_at'),
    answer: text('answer'),
    /** When the platform is asked next. Until then another process works on it, or the platform may recover. */
    tryAt: instant('try_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    uniqueIndex('video_claims_video_unique').on(table.userId, table.platform, table.videoId),
    index('video_claims_due_index').on(table.tryAt).where(sql`${table.tryAt} is not null`),
    index('video_claims_state_index').on(table.state),
    index('video_claims_credit_index').on(table.userId).where(sql`${table.creditCents} is not null`),
    index('video_claims_promise_index').on(table.coveredAt).where(sql`${table.creditedAt} is null`),
  ],
);

/** A claim as the database has it. */
export type VideoClaimRow = typeof videoClaims.$inferSelect;
