import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import type { Provider } from '../../lib/Provider.ts';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';

/** An OAuth authorization flow that is under way. The first callback deletes the row, good or bad. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    purpose: text('purpose', { enum: ['sign-in', 'link'] }).notNull(),
    provider: text('provider').$type<Provider>().notNull(),
    /** The account that a 'link' flow adds the identity to. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnUrl: text('return_url').notNull(),
    licenseAccepted: boolean('license_accepted').notNull(),
    marketingOptIn: boolean('marketing_opt_in').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_attempts_expiry_index').on(table.expiresAt)],
);

/** An identity of somebody who has an account under another one, kept until that browser signs in there. */
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

/** The keys that sign session tokens. The newest signs; all that are kept verify. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<JWK>().notNull(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** One sign-in on one browser: every refresh token that came out of it belongs to it and dies with it. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Derives a token's successor, so that a repeated call inside the overlap gets the same one. */
    rotationSecret: text('rotation_secret').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedBecause: text('revoked_because', { enum: ['logout', 'reuse', 'merge'] }),
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

/** Counters of the rate limits: one row for each limited subject, started anew when its window is over. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    subject: text('subject').primaryKey(),
    windowEndsAt: instant('window_ends_at').notNull(),
    taken: integer('taken').notNull(),
  },
  (table) => [index('rate_limits_end_index').on(table.windowEndsAt)],
);
