import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';

/** Issued coverage certificates. Their content is only in the signed text. */
export const certificates = pgTable(
  'certificates',
  {
    code: text('code').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A digest of the content: equal content is the same certificate. */
    contentHash: text('content_hash').notNull(),
    jws: text('jws').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    unique('certificates_user_content_unique').on(table.userId, table.contentHash),
    index('certificates_user_index').on(table.userId, table.issuedAt),
  ],
);

/** The keys of certificates. One has its private half; all public halves stay published. */
export const certificateKeys = pgTable('certificate_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  /** Sealed (JWE) with a secret that is not in the database; null once the key is retired. */
  sealedPrivateJwk: text('sealed_private_jwk'),
  createdAt: instant('created_at').notNull(),
});
