import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import type { Provider } from '../../lib/Provider.ts';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';

/** A running OAuth flow. Its first callback deletes the row, whatever the result. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    purpose: text('purpose', { enum: ['sign-in', 'link', 'staff'] }).notNull(),
    provider: text('provider').$type<Provider>().notNull(),
    /** The account of a 'link' flow, which gets the identity. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnUrl: text('return_url').notNull(),
    licenseAccepted: boolean('license_accepted').notNull(),
    marketingOptIn: boolean('marketing_opt_in').notNull(),
    /** The versions of the words that the sign-up showed; null where the page did not say. */
    licenseVersion: text('license_version'),
    marketingVersion: text('marketing_version'),
    /** Of the browser's key that a 'staff' flow binds its session to. */
    keyThumbprint: text('key_thumbprint'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_attempts_expiry_index').on(table.expiresAt)],
);

/** A new identity of a person with an account, kept until the browser signs in there. */
export const linkOffers = pgTable(
  'link_offers',
  {
    browserHash: text('browser_hash').primaryKey(),
    provider: text('provider').$type<Provider>().notNull(),
    subject: text('subject').notNull(),
    username: text('username').notNull(),
    avatar: text('avatar'),
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('link_offers_expiry_index').on(table.expiresAt)],
);

/** The keys of session tokens. The newest one signs; all of them verify. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<JWK>().notNull(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A sign-in on one browser, with all its refresh tokens. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Derives a token's successor, so that repeated calls within the overlap get the same one. */
    rotationSecret: text('rotation_secret').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedBecause: text('revoked_because', { enum: ['logout', 'reuse', 'merge', 'unlink', 'staff'] }),
    /** By whom the person signed in; null in sign-ins of before that was noted. */
    provider: text('provider').$type<Provider>(),
    /** Two accounts have become this one since the sign-in. Times cannot tell: merges and sign-ins may have other clocks. */
    isOlderThanMerge: boolean('is_older_than_merge').notNull().default(false),
  },
  (table) => [
    index('refresh_families_user_index').on(table.userId),
    index('refresh_families_expiry_index').on(table.expiresAt),
  ],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_family_index').on(table.familyId)],
);

/** Rate limit counters, one for each subject, restarted after its window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    subject: text('subject').primaryKey(),
    windowEndsAt: instant('window_ends_at').notNull(),
    taken: integer('taken').notNull(),
  },
  (table) => [index('rate_limits_end_index').on(table.windowEndsAt)],
);
