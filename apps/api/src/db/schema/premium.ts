import { audienceTierNames, type PlanCode } from '@backbeat/domain';
import type { ExtensionReason } from '@backbeat/domain/coverage';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { users } from './accounts.ts';

/** What renewed when it was stopped, and what waited for its next bill. Moments in ISO 8601. */
export interface StoppedRenewal {
  readonly at: string;
  readonly pendingPlan: { readonly planCode: PlanCode; readonly amountCents: number } | null;
  readonly pauseUntil: string | null;
}

/**
 * What the product knows about a subscription; for our own and hosted ones the payment provider's word is copied here.
 *
 * `provider` says who manages it: null is our own checkout, 'recurly' the provider's hosted page. 'humble' and 'gift'
 * were paid by somebody else and end by themselves.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: ['streamlabs', 'humble', 'recurly', 'gift'] }),
    providerSubscriptionId: text('provider_subscription_id').unique(),
    planCode: text('plan_code').$type<PlanCode>().notNull(),
    /** The plan that begins with the next bill. */
    pendingPlanCode: text('pending_plan_code').$type<PlanCode>(),
    /** Goes up with every change: what was quoted on an older version is not carried out. */
    version: integer('version').notNull().default(1),
    state: text('state', {
      enum: ['active', 'canceled', 'expired', 'past_due', 'future', 'paused'],
    }).notNull(),
    /** What a period costs at the provider, and from the next bill on; null until it was read. */
    amountCents: integer('amount_cents'),
    pendingAmountCents: integer('pending_amount_cents'),
    /** Of the account's channels, when Pro was compared with it last; null until then, and when they have changed. */
    audienceTier: text('audience_tier', { enum: audienceTierNames }),
    audienceComparedAt: instant('audience_compared_at'),
    /** The highest price that was told for a coming renewal, and since when; null while the price is right. */
    toldCents: integer('told_cents'),
    toldAt: instant('told_at'),
    /** How it renewed when its account was to be deleted: given back when that is taken back. */
    stoppedRenewal: jsonb('stopped_renewal').$type<StoppedRenewal>(),
    nextBillingPeriodAmountCents: integer('next_billing_period_amount_cents'),
    nextBillingDate: instant('next_billing_date'),
    paidThroughDate: instant('paid_through_date'),
    /** When the billing period of the last reading began. */
    periodStartedAt: instant('period_started_at'),
    /**
     * Until when access lasts after the end, for a stream that runs; the end itself where none runs. Null or earlier
     * than the end: not decided yet.
     */
    extendedUntil: instant('extended_until'),
    /** When a pause begins or began, and when the provider ends it; null without one. */
    pausesAt: instant('pauses_at'),
    resumesAt: instant('resumes_at'),
    /** When the person wants the pause to end. The provider counts whole periods, so the sweep may have to end it. */
    resumeWantedAt: instant('resume_wanted_at'),
    firstBillingDate: instant('first_billing_date'),
    /** What is overdue, and when the provider tries again. */
    overdueCents: integer('overdue_cents'),
    nextTryAt: instant('next_try_at'),
    /** The last month of the card that pays, 'YYYY-MM'. */
    cardExpires: text('card_expires'),
    editToken: text('edit_token'),
    createdAt: instant('created_at').notNull(),
    /** The provider's time of its last change: an older reading never overwrites a newer one. */
    providerUpdatedAt: instant('provider_updated_at'),
  },
  (table) => [
    index('subscriptions_user_index').on(table.userId),
    index('subscriptions_plan_index').on(table.planCode),
    index('subscriptions_paid_through_index').on(table.paidThroughDate),
    index('subscriptions_stopped_index')
      .on(table.stoppedRenewal)
      .where(sql`${table.stoppedRenewal} is not null`),
    index('subscriptions_resume_index')
      .on(table.resumeWantedAt)
      .where(sql`${table.resumeWantedAt} is not null`),
  ],
);

/**
 * When a subscription covered its account, and with which plan: the record that is left when the subscription has
 * changed. Of a subscription that renews, the last row's end moves on with each bill.
 */
export const coveragePeriods = pgTable(
  'coverage_periods',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    planCode: text('plan_code').$type<PlanCode>().notNull(),
    /** The largest audience that was paid for; null where the price asks for none, or was not written down. */
    audienceTier: text('audience_tier', { enum: audienceTierNames }),
    startsAt: instant('starts_at').notNull(),
    /** Null while nobody says when it ends. */
    endsAt: instant('ends_at'),
  },
  (table) => [
    index('coverage_periods_user_index').on(table.userId),
    index('coverage_periods_subscription_index').on(table.subscriptionId),
  ],
);

/**
 * The rest of streams in which a subscription ended, which is covered as well: one for each billing period. While the
 * stream runs, `endsAt` is the latest moment.
 */
export const streamExtensions = pgTable(
  'stream_extensions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    planCode: text('plan_code').$type<PlanCode>().notNull(),
    periodStartedAt: instant('period_started_at').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    reason: text('reason').$type<ExtensionReason>().notNull(),
    /** When the platform was asked last. */
    checkedAt: instant('checked_at').notNull(),
  },
  (table) => [
    unique('stream_extensions_period_unique').on(table.subscriptionId, table.periodStartedAt),
    index('stream_extensions_user_index').on(table.userId),
    index('stream_extensions_end_index').on(table.endsAt),
  ],
);

/** What a gift that is bought will be. */
export interface GiftTerms {
  readonly places: number;
  readonly paidCents: number;
  /** ISO 8601. */
  readonly until: string;
}

/** How an attempt to buy failed, kept so that a repeated call gets the same answer. */
export type CheckoutFailure =
  | { readonly kind: 'declined'; readonly decline: string }
  | { readonly kind: 'three-d-secure'; readonly actionTokenId: string };

/**
 * One attempt to buy, at most one of an account 'pending'; its id is the provider's idempotency key. A 'released' one
 * was given up because the provider knew of no purchase, and is settled should one still appear.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the payment token (and of the 3-D Secure result, which is a new attempt with the same token). */
    tokenHash: text('token_hash').notNull(),
    requestHash: text('request_hash').notNull(),
    planCode: text('plan_code').$type<PlanCode>().notNull(),
    /** Set for a gift: what is bought is no subscription then. */
    gift: jsonb('gift').$type<GiftTerms>(),
    state: text('state', { enum: ['pending', 'succeeded', 'failed', 'released'] }).notNull(),
    failure: jsonb('failure').$type<CheckoutFailure>(),
    /** The subscription that the attempt ended in. */
    providerSubscriptionId: text('provider_subscription_id').unique(),
    createdAt: instant('created_at').notNull(),
    /** When the purchase was sent; null while nothing can have been charged. */
    chargedAt: instant('charged_at'),
    /** Until then the process that works on a pending attempt has it for itself. */
    leaseEndsAt: instant('lease_ends_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('checkouts_user_token_unique').on(table.userId, table.tokenHash),
    uniqueIndex('checkouts_one_pending_unique').on(table.userId).where(sql`${table.state} = 'pending'`),
    index('checkouts_state_index').on(table.state),
  ],
);

/**
 * A change of plan as it was shown to somebody, and what became of it; its id is the provider's idempotency key.
 * 'changing' means that money may have moved, and at most one change of an account is under way at a time.
 */
export const planChanges = pgTable(
  'plan_changes',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** Of the subscription, when this was quoted. */
    version: integer('version').notNull(),
    kind: text('kind', { enum: ['now', 'renewal', 'keep', 'resume', 'pause', 'unpause'] }).notNull(),
    planCode: text('plan_code').$type<PlanCode>().notNull(),
    couponCode: text('coupon_code'),
    /** When a pause is to end. */
    pauseUntil: instant('pause_until'),
    /** What was shown, as a digest of the amounts. */
    amountsHash: text('amounts_hash').notNull(),
    state: text('state', { enum: ['offered', 'changing', 'done', 'failed'] }).notNull(),
    failure: jsonb('failure').$type<CheckoutFailure>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Until then the process that works on a change has it for itself. */
    leaseEndsAt: instant('lease_ends_at'),
  },
  (table) => [
    uniqueIndex('plan_changes_one_changing_unique').on(table.userId).where(sql`${table.state} = 'changing'`),
    index('plan_changes_user_index').on(table.userId),
    index('plan_changes_subscription_index').on(table.subscriptionId),
    index('plan_changes_expiry_index').on(table.expiresAt),
  ],
);

/** A person's own lines for receipts. Each change is a row: a receipt keeps the lines that it was made with. */
export const billingDetails = pgTable(
  'billing_details',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    company: text('company').notNull(),
    taxNumber: text('tax_number').notNull(),
    address: text('address').notNull(),
    /** Whose receipts they are for, where a merged account brought them; null for the account's own. */
    accountCode: text('account_code'),
    since: instant('since').notNull(),
  },
  (table) => [index('billing_details_user_index').on(table.userId)],
);

/** Why somebody cancelled, as far as they wanted to say: the last answer. */
export const cancellationReasons = pgTable('cancellation_reasons', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  note: text('note').notNull(),
  givenAt: instant('given_at').notNull(),
});

/** Events of the payment provider that were already acted on. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('billing_events_received_index').on(table.receivedAt)],
);

/** Codes of partner bundles that give a plan for some months. Only the hash of a code is kept. */
export const redeemCodes = pgTable('redeem_codes', {
  codeHash: text('code_hash').primaryKey(),
  planCode: text('plan_code').$type<PlanCode>().notNull(),
  months: integer('months').notNull(),
  redemptionsLeft: integer('redemptions_left').notNull(),
});

/** Who redeemed which code, with the channel the person gave. */
export const redemptions = pgTable(
  'redemptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    codeHash: text('code_hash')
      .notNull()
      .references(() => redeemCodes.codeHash),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channelName: text('channel_name').notNull(),
    redeemedAt: instant('redeemed_at').notNull(),
  },
  (table) => [unique('redemptions_code_user_unique').on(table.codeHash, table.userId)],
);

/**
 * Which coupons a person has used. `identityHash` is keyed and there is no date, so a row identifies nobody: it stays
 * when the account is deleted, and is found again when the person returns.
 */
export const usedOffers = pgTable(
  'used_offers',
  {
    identityHash: text('identity_hash').notNull(),
    /** 'free_trial', or 'coupon:' and its code. */
    offer: text('offer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityHash, table.offer] })],
);
