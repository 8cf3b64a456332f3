import type { Refund, RefundOffer } from '@backbeat/sdk/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';

/** Why the provider sends nothing, though somebody is to have money back. */
export type Unpaid = NonNullable<NonNullable<Refund['withdrawn']>['unpaid']>;

/**
 * A person has had a payment back. The row is written before the provider is asked, once for each invoice; its id is the
 * provider's idempotency key. The plan has ended at `askedAt`; the money went back at `refundedAt`.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    /** The code that the person keeps. */
    reference: text('reference').notNull().unique(),
    /** Null after the account is deleted. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    accountCode: text('account_code').notNull(),
    invoiceNumber: text('invoice_number').notNull().unique(),
    invoiceId: text('invoice_id').notNull(),
    /** What was shown and confirmed. */
    offer: jsonb('offer').$type<RefundOffer>().notNull(),
    /** What had gone back before. */
    refundedBeforeCents: integer('refunded_before_cents').notNull(),
    /** The subscription that ends with it; null if none does. */
    providerSubscriptionId: text('provider_subscription_id'),
    /** The gift whose unclaimed months go back; null for plans. */
    giftId: uuid('gift_id'),
    /** The mailbox whose link confirmed it, until the money has moved; null for the account's own. */
    address: text('address'),
    askedAt: instant('asked_at').notNull(),
    refundedAt: instant('refunded_at'),
    /** Ends it without a refund by us: the bank has the payment, or support has to send the money. */
    unpaid: text('unpaid').$type<Unpaid>(),
    /** When the refund is tried next. Until then another process works on it, or the provider may recover. */
    tryAt: instant('try_at').notNull(),
  },
  (table) => [
    index('withdrawals_user_index').on(table.userId),
    index('withdrawals_code_index').on(table.accountCode),
    index('withdrawals_subscription_index').on(table.providerSubscriptionId),
    index('withdrawals_gift_index').on(table.giftId),
    index('withdrawals_open_index').on(table.tryAt).where(sql`${table.refundedAt} is null`),
  ],
);

/** A withdrawal as the database has it. */
export type WithdrawalRow = typeof withdrawals.$inferSelect;

/**
 * Somebody who is not signed in has asked for the link to an order. Looked up later, so that the answer tells nothing,
 * not by its time either. The id is in the link.
 */
export const withdrawalAsks = pgTable(
  'withdrawal_asks',
  {
    id: uuid('id').primaryKey(),
    invoiceNumber: text('invoice_number').notNull(),
    /** The address that was typed; null once it was looked up and is not the order's. */
    email: text('email'),
    askedAt: instant('asked_at').notNull(),
    /** When it was looked up. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('withdrawal_asks_open_index').on(table.askedAt).where(sql`${table.settledAt} is null`),
    index('withdrawal_asks_age_index').on(table.askedAt),
    index('withdrawal_asks_invoice_index').on(table.invoiceNumber),
  ],
);
