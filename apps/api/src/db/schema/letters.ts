import type { Letter, LetterKind } from '@backbeat/mail';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';

/** A letter to a person or to the staff. Its id is also its Message-ID: mail programs show two with one id once. */
export const letters = pgTable(
  'letters',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null for the staff, and once the account is deleted. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null sends to the address that the account has when the letter is sent. */
    address: text('address'),
    kind: text('kind').$type<LetterKind>().notNull(),
    /** What it says; null some time after it was sent. */
    letter: jsonb('letter').$type<Letter>(),
    /** What it is about, such as `trial:17`: nothing is written about twice. */
    key: text('key').notNull().unique(),
    /** Dropped letters are not wanted or have no address; dead ones were tried for a day. */
    state: text('state', { enum: ['queued', 'sent', 'dropped', 'dead'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** What the mail server said last: why it refused, or by which id it knows the letter. */
    answer: text('answer'),
    queuedAt: instant('queued_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('letters_user_index').on(table.userId),
    index('letters_queued_index').on(table.id).where(sql`${table.state} = 'queued'`),
    index('letters_dead_index').on(table.id).where(sql`${table.state} = 'dead'`),
    index('letters_settled_index').on(table.settledAt).where(sql`${table.letter} is not null`),
  ],
);
