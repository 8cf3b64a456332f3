import { type AccountTier, audienceTierNames } from '@backbeat/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
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
    /** A tier given by hand ('admin', '0cpm'): no subscription raises or lowers it. */
    grantedTier: text('granted_tier').$type<AccountTier>(),
    test: boolean('test').notNull().default(false),
    marketingOptIn: boolean('marketing_opt_in').notNull().default(false),
    licenseAcceptedAt: instant('license_accepted_at').notNull(),
    nameChangedAt: instant('name_changed_at'),
    /** When the payment provider was last asked about the account. */
    billingSyncedAt: instant('billing_synced_at'),
    /** When the person streams next, where they said so. */
    nextStreamAt: instant('next_stream_at'),
    defaultIdentityId: integer('default_identity_id'),
    createdAt: instant('created_at').notNull(),
    /** When the account is to be gone, after its owner asked for it; null otherwise. */
    deletionDueAt: instant('deletion_due_at'),
    /** The account that this one was merged into: nobody signs in to it, and it waits for an undo or for its end. */
    mergedIntoId: integer('merged_into_id').references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('users_merged_index').on(table.mergedIntoId).where(sql`${table.mergedIntoId} is not null`),
    index('users_deletion_index').on(table.deletionDueAt).where(sql`${table.deletionDueAt} is not null`),
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    // One account per proven address; an address nobody has proven claims nothing.
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`).where(sql`${table.emailVerified}`),
  ],
);

/** An account as the database has it. */
export type UserRow = typeof users.$inferSelect;

/** Names that nobody else may read like, by what they look like (`nameKey`): an account's username and display name. */
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
    /** The address that the provider vouched for when it was last asked; null where it vouched for none. */
    verifiedEmail: text('verified_email'),
    /** Of its live channel: of the audience when it was connected, or smaller since; null until it was measured. */
    audienceTier: text('audience_tier', { enum: audienceTierNames }),
    createdAt: instant('created_at').notNull(),
    syncedAt: instant('synced_at').notNull(),
  },
  (table) => [
    index('identities_email_index')
      .on(sql`lower(${table.verifiedEmail})`)
      .where(sql`${table.verifiedEmail} is not null`),
    unique('identities_provider_subject_unique').on(table.provider, table.subject),
    unique('identities_user_provider_unique').on(table.userId, table.provider),
    index('identities_user_index').on(table.userId),
  ],
);
