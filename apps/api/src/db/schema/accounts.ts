import { type AccountTier, audienceTierNames } from '@backbeat/domain';
import type { Language, LetterKind } from '@backbeat/mail';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Provider } from '../../lib/Provider.ts';
import { instant } from '../instant.ts';

/** A person with an account. `hash` is the account code that the payment provider knows the account by. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    guid: uuid('guid').notNull().unique(),
    hash: text('hash').notNull().unique(),
    username: text('username').notNull(),
    displayName: text('display_name'),
    email: text('email'),
    emailVerified: boolean('email_verified').notNull().default(false),
    avatar: text('avatar'),
    tier: text('tier').$type<AccountTier>().notNull().default('free'),
    /** A tier granted by hand ('admin', '0cpm'), which no subscription changes. */
    grantedTier: text('granted_tier').$type<AccountTier>(),
    test: boolean('test').notNull().default(false),
    marketingOptIn: boolean('marketing_opt_in').notNull().default(false),
    /** The kinds of letters that the person has turned off. */
    lettersOff: jsonb('letters_off').$type<readonly LetterKind[]>().notNull().default([]),
    /** Since when the mail server of `email` refuses letters. */
    emailRefusedAt: instant('email_refused_at'),
    /** Bills before it have no receipt by letter. Null in accounts that are older than letters, until they pay again. */
    receiptsFrom: instant('receipts_from'),
    /** As the browser of the last sign-in has them; null before. */
    language: text('language').$type<Language>(),
    timeZone: text('time_zone'),
    licenseAcceptedAt: instant('license_accepted_at').notNull(),
    nameChangedAt: instant('name_changed_at'),
    /** The last read of the account at the payment provider. */
    billingSyncedAt: instant('billing_synced_at'),
    /** The person's next stream, if they told it. */
    nextStreamAt: instant('next_stream_at'),
    defaultIdentityId: integer('default_identity_id'),
    createdAt: instant('created_at').notNull(),
    /** When a deletion request is executed; null without a request. */
    deletionDueAt: instant('deletion_due_at'),
    /** The account that this one was merged into. Nobody can sign in to a merged account, which is kept for an undo. */
    mergedIntoId: integer('merged_into_id').references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('users_merged_index').on(table.mergedIntoId).where(sql`${table.mergedIntoId} is not null`),
    index('users_deletion_index').on(table.deletionDueAt).where(sql`${table.deletionDueAt} is not null`),
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    // One account for each proven address; unproven addresses claim nothing.
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`).where(sql`${table.emailVerified}`),
    index('users_email_search_index').on(sql`lower(${table.email})`).where(sql`${table.email} is not null`),
    // For staff: the beginning of a name, then names that resemble it.
    index('users_username_prefix_index').on(sql`lower(${table.username}) text_pattern_ops`),
    index('users_display_name_prefix_index').on(sql`lower(${table.displayName}) text_pattern_ops`),
    index('users_username_search_index').using('gin', sql`lower(${table.username}) gin_trgm_ops`),
    index('users_display_name_search_index').using('gin', sql`lower(${table.displayName}) gin_trgm_ops`),
  ],
);

/** An account as the database has it. */
export type UserRow = typeof users.$inferSelect;

/** Claimed usernames and display names, by their look (`nameKey`): others may not look alike. */
export const takenNames = pgTable(
  'taken_names',
  {
    nameKey: text('name_key').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('taken_names_user_index').on(table.userId)],
);

/** A person's account at an outside company, by which the person signs in. */
export const identities = pgTable(
  'identities',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<Provider>().notNull(),
    subject: text('subject').notNull(),
    username: text('username').notNull(),
    avatar: text('avatar'),
    /** The proven address of the last reading; null without one. */
    verifiedEmail: text('verified_email'),
    /** The live channel's tier when it was connected, or a smaller one since; null until it is measured. */
    audienceTier: text('audience_tier', { enum: audienceTierNames }),
    createdAt: instant('created_at').notNull(),
    syncedAt: instant('synced_at').notNull(),
  },
  (table) => [
    index('identities_email_index')
      .on(sql`lower(${table.verifiedEmail})`)
      .where(sql`${table.verifiedEmail} is not null`),
    index('identities_username_prefix_index').on(sql`lower(${table.username}) text_pattern_ops`),
    index('identities_username_search_index').using('gin', sql`lower(${table.username}) gin_trgm_ops`),
    unique('identities_provider_subject_unique').on(table.provider, table.subject),
    unique('identities_user_provider_unique').on(table.userId, table.provider),
    index('identities_user_index').on(table.userId),
  ],
);

/** Identities that were unlinked, for the owner to see. Nothing here names the account at the company. */
export const unlinkedIdentities = pgTable(
  'unlinked_identities',
  {
    /** The id that the identity had. */
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<Provider>().notNull(),
    linkedAt: instant('linked_at').notNull(),
    unlinkedAt: instant('unlinked_at').notNull(),
  },
  (table) => [index('unlinked_identities_user_index').on(table.userId)],
);
