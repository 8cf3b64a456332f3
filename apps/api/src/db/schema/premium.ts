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

/** A stopped renewal, with the changes that waited for its next bill. Times in ISO 8601. */
export interface StoppedRenewal {
  readonly at: string;
  readonly pendingPlan: {
    readonly planCode: PlanCode;
    readonly amountCents: number;
    /** Missing where an earlier release wrote it. */
    readonly extraChannels?: number;
  } | null;
  readonly pauseUntil: string | null;
}

/**
 * A subscription; the payment provider's data is copied here. `provider` is its biller: null is our own checkout,
 * 'recurly' the provider's hosted page. 'humble' and 'gift' are prepaid and end by themselves.
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
    /** Raised by every change, which invalidates quotes of older versions. */
    version: integer('version').notNull().default(1),
    state: text('state', {
      enum: ['active', 'canceled', 'expired', 'past_due', 'future', 'paused'],
    }).notNull(),
    /** Extra channels that are paid for, and their number from the next bill on where that was changed. */
    extraChannels: integer('extra_channels').notNull().default(0),
    pendingExtraChannels: integer('pending_extra_channels'),
    /** The plan's price of a period, without extra channels, now and from the next bill on; null until it is read. */
    amountCents: integer('amount_cents'),
    pendingAmountCents: integer('pending_amount_cents'),
    /** The channels' tier at the last comparison with Pro; null before it and after a change of channels. */
    audienceTier: text('audience_tier', { enum: audienceTierNames }),
    audienceComparedAt: instant('audience_compared_at'),
    /** The higher price that the person was told, and since when; null while the price is right. */
    toldCents: integer('told_cents'),
    toldAt: instant('told_at'),
    /** The renewal that a deletion request has stopped, to restore it if the request is undone. */
    stoppedRenewal: jsonb('stopped_renewal').$type<StoppedRenewal>(),
    nextBillingPeriodAmountCents: integer('next_billing_period_amount_cents'),
    nextBillingDate: instant('next_billing_date'),
    paidThroughDate: instant('paid_through_date'),
    /** When the billing period of the last reading began. */
    periodStartedAt: instant('period_started_at'),
    /** The end of access after a stream; equal to the plan's end without one. Null or earlier: not decided yet. */
    extendedUntil: instant('extended_until'),
    /** When a pause begins or began, and when the provider ends it; null without one. */
    pausesAt: instant('pauses_at'),
    resumesAt: instant('resumes_at'),
    /** The wanted end of a pause. The provider counts whole periods, so a background round may have to end it. */
    resumeWantedAt: instant('resume_wanted_at'),
    firstBillingDate: instant('first_billing_date'),
    /** The overdue amount and the provider's next attempt. */
    overdueCents: integer('overdue_cents'),
    nextTryAt: instant('next_try_at'),
    /** The expiry month of the card, 'YYYY-MM'. */
    cardExpires: text('card_expires'),
    editToken: text('edit_token'),
    createdAt: instant('created_at').notNull(),
    /** The provider's time of change: older readings never overwrite newer ones. */
    providerUpdatedAt: instant('provider_updated_at'),
  },
  (table) => [
    index('subscriptions_user_index').on(table.userId),
    index('subscriptions_plan_index').on(table.planCode),
    index('subscriptions_paid_through_index').on(table.paidThroughDate),
    index('subscriptions_told_index').on(table.id).where(sql`${table.toldCents} is not null`),
    index('subscriptions_stopped_index')
      .on(table.stoppedRenewal)
      .where(sql`${table.stoppedRenewal} is not null`),
    index('subscriptions_resume_index')
      .on(table.resumeWantedAt)
      .where(sql`${table.resumeWantedAt} is not null`),
  ],
);

/**
 * The coverage record: when a subscription covered its account, and with which plan. Each bill of a renewing
 * subscription moves the last row's end.
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
    /** The largest audience that was paid for; null if the price has no tiers or the tier was not recorded. */
    audienceTier: text('audience_tier', { enum: audienceTierNames }),
    startsAt: instant('starts_at').notNull(),
    /** Null while the end is unknown. */
    endsAt: instant('ends_at'),
  },
  (table) => [
    index('coverage_periods_user_index').on(table.userId),
    index('coverage_periods_subscription_index').on(table.subscriptionId),
  ],
);

/**
 * Extensions of coverage to the end of a stream, at most one for each billing period. `endsAt` is the latest possible
 * end while the stream runs.
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
    /** The last check at the platform. */
    checkedAt: instant('checked_at').notNull(),
  },
  (table) => [
    unique('stream_extensions_period_unique').on(table.subscriptionId, table.periodStartedAt),
    index('stream_extensions_user_index').on(table.userId),
    index('stream_extensions_end_index').on(table.endsAt),
  ],
);

/** The terms of a gift that is being bought. */
export interface GiftTerms {
  readonly places: number;
  readonly paidCents: number;
  /** ISO 8601. */
  readonly until: string;
}

/** A failed attempt, kept for repeated calls, which get the same answer. */
export type CheckoutFailure =
  | { readonly kind: 'declined'; readonly decline: string }
  | { readonly kind: 'three-d-secure'; readonly actionTokenId: string };

/**
 * An attempt to buy; an account has at most one 'pending'. Its id is the provider's idempotency key. A 'released' one
 * was not found at the provider; if the purchase still appears, it is settled.
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
    /** Set if the purchase is a gift and no subscription. */
    gift: jsonb('gift').$type<GiftTerms>(),
    state: text('state', { enum: ['pending', 'succeeded', 'failed', 'released'] }).notNull(),
    failure: jsonb('failure').$type<CheckoutFailure>(),
    /** The bought subscription. */
    providerSubscriptionId: text('provider_subscription_id').unique(),
    createdAt: instant('created_at').notNull(),
    /** When the purchase was sent; null while nothing can be charged. */
    chargedAt: instant('charged_at'),
    /** The end of the lease of the process that works on it. */
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
 * A quoted change of plan and its outcome; its id is the provider's idempotency key. In 'changing' money may have
 * moved; an account has at most one.
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
    /** The subscription's version at the quote. */
    version: integer('version').notNull(),
    kind: text('kind', { enum: ['now', 'renewal', 'keep', 'resume', 'pause', 'unpause'] }).notNull(),
    planCode: text('plan_code').$type<PlanCode>().notNull(),
    couponCode: text('coupon_code'),
    /** The wanted number of extra channels; null where it is to stay. */
    extraChannels: integer('extra_channels'),
    /** The wanted end of a pause. */
    pauseUntil: instant('pause_until'),
    /** A digest of the shown amounts. */
    amountsHash: text('amounts_hash').notNull(),
    state: text('state', { enum: ['offered', 'changing', 'done', 'failed'] }).notNull(),
    failure: jsonb('failure').$type<CheckoutFailure>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The end of the lease of the process that works on it. */
    leaseEndsAt: instant('lease_ends_at'),
  },
  (table) => [
    uniqueIndex('plan_changes_one_changing_unique').on(table.userId).where(sql`${table.state} = 'changing'`),
    index('plan_changes_user_index').on(table.userId),
    index('plan_changes_subscription_index').on(table.subscriptionId),
    index('plan_changes_expiry_index').on(table.expiresAt),
  ],
);

/** A person's lines on receipts. Each change adds a row, so that old receipts keep their lines. */
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
    /** The billing code that a merged account brought; null for the account's own receipts. */
    accountCode: text('account_code'),
    since: instant('since').notNull(),
  },
  (table) => [index('billing_details_user_index').on(table.userId)],
);

/** The last given reason of a cancellation. */
export const cancellationReasons = pgTable('cancellation_reasons', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  note: text('note').notNull(),
  givenAt: instant('given_at').notNull(),
});

/** Handled events of the payment provider. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('billing_events_received_index').on(table.receivedAt)],
);

/** Partner codes, which give a plan for some months. Stored as hashes. */
export const redeemCodes = pgTable('redeem_codes', {
  codeHash: text('code_hash').primaryKey(),
  planCode: text('plan_code').$type<PlanCode>().notNull(),
  months: integer('months').notNull(),
  redemptionsLeft: integer('redemptions_left').notNull(),
});

/** Redeemed codes, with the channel that the person named. */
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
 * Used coupons by keyed identity hash, without a date. A row identifies nobody and outlives the account, so that a
 * returning person is recognised.
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
