import type { ConsentKind, PlanCode } from '@backbeat/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';

/**
 * What people agreed to or refused. Rows are only ever added: a merge moves their owner along, and the sweep deletes
 * them three years after the end of the account.
 */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The code that bills keep. It names nobody once the account is deleted. */
    accountCode: text('account_code').notNull(),
    /** Null once the account is deleted. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<ConsentKind>().notNull(),
    version: text('version').notNull(),
    /** Null where a page did not say what it showed. */
    words: text('words'),
    /** The path of the page that asked. */
    page: text('page').notNull(),
    /** Of terms and renewals: the plan, what it costs, and when that is charged for the first time. */
    planCode: text('plan_code').$type<PlanCode>(),
    amountCents: integer('amount_cents'),
    firstChargeAt: instant('first_charge_at'),
    /** False where it was refused or taken back. */
    isGiven: boolean('is_given').notNull(),
    at: instant('at').notNull(),
    /** When the sweep found the account gone. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('consents_user_index').on(table.userId),
    index('consents_ended_index').on(table.endedAt).where(sql`${table.userId} is null`),
  ],
);
