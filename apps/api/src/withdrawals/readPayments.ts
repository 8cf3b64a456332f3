import {
  type CentsByTarget,
  cents,
  dayMs,
  giftPlanCode,
  type PaymentFacts,
  policy,
  refundOf,
} from '@backbeat/domain';
import type { RefundOffer } from '@backbeat/sdk/contract';
import { count, eq } from 'drizzle-orm';
import type { SubscriptionRow } from '../billing/accountTier.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { ProviderInvoice } from '../billing/ProviderInvoice.ts';
import { giftMark } from '../billing/recurly/recurlyGifts.ts';
import { sumOfCredits } from '../billing/refundUntil.ts';
import type { Database } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { giftClaims, gifts } from '../db/schema/gifts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { digest } from '../lib/secrets.ts';

/** A bill may be paid as late as its last try. */
const latestPaymentMs = 60 * dayMs;
/** An account with more bills than fit on so many pages gets them back by writing to us. */
const mostPages = 10;
/** A change's bill and its credit are made in one go. */
const togetherMs = 2 * 60_000;

export const windowMs = policy.refundWindowDays * dayMs;

type PaymentDeps = Pick<BillingDeps, 'db' | 'clock' | 'billing'>;

/** A payment, with what a withdrawal from it needs. */
export interface Payment {
  readonly invoice: ProviderInvoice;
  readonly facts: PaymentFacts;
  readonly planCode: string | null;
  /** The subscription that runs on it, and its version when it was read. */
  readonly subscription: { readonly id: string; readonly version: number } | null;
  readonly giftId: string | null;
}

const paidStates: ReadonlySet<ProviderInvoice['state']> = new Set(['paid', 'partly_refunded', 'refunded']);

const isPaid = ({ kind, state }: ProviderInvoice): boolean => kind === 'charge' && paidStates.has(state);

/** An account's invoices, newest first, and its subscriptions as they were before those were read. */
export interface AccountBooks {
  readonly rows: readonly SubscriptionRow[];
  readonly invoices: readonly ProviderInvoice[];
}

/** Reads our rows first: whatever changes while the provider is read raises their version. */
export const readBooks = async (
  { db, billing, clock }: PaymentDeps,
  user: Pick<UserRow, 'id'>,
  accountCode: string,
): Promise<AccountBooks> => {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, user.id));
  const found: ProviderInvoice[] = [];
  const since = clock.now() - windowMs - latestPaymentMs;
  let cursor: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const { invoices, nextCursor } = await billing.invoices(accountCode, cursor);
    found.push(...invoices);
    const oldest = invoices.at(-1);
    if (nextCursor === null || oldest === undefined || oldest.issuedAt.getTime() < since) break;
    cursor = nextCursor;
  }
  return { rows, invoices: found };
};

/** Is it a payment that can still be asked about? */
export const isRecent = (invoice: ProviderInvoice, nowMs: number): boolean =>
  isPaid(invoice) && invoice.paidAt.getTime() > nowMs - windowMs;

const billsOf = (invoices: readonly ProviderInvoice[], subscriptionId: string): ProviderInvoice[] =>
  invoices.filter((invoice) => invoice.kind === 'charge' && invoice.subscriptionIds.includes(subscriptionId));

/** What the change of plan that followed a payment has made credit of. */
const creditedCents = (
  invoices: readonly ProviderInvoice[],
  subscriptionId: string,
  next: ProviderInvoice | undefined,
): number => {
  if (next === undefined) return 0;
  const changes = billsOf(invoices, subscriptionId).filter(({ origin }) => origin === 'immediate_change');
  const distance = (a: ProviderInvoice, b: ProviderInvoice) =>
    Math.abs(a.issuedAt.getTime() - b.issuedAt.getTime());
  const changeOf = (credit: ProviderInvoice) =>
    changes.toSorted((a, b) => distance(a, credit) - distance(b, credit))[0];
  const credits = invoices.filter(
    (credit) =>
      credit.kind === 'credit' &&
      credit.state !== 'voided' &&
      credit.origin === 'immediate_change' &&
      credit.subscriptionIds.includes(subscriptionId) &&
      distance(credit, next) <= togetherMs &&
      changeOf(credit)?.number === next.number,
  );
  return sumOfCredits(credits);
};

const byTarget = (method: number, giftCard: number, credit: number): CentsByTarget => ({
  method: cents(method),
  gift_card: cents(giftCard),
  credit: cents(credit),
});

const sumOf = (payments: ProviderInvoice['payments'], isWanted: (kind: string) => boolean): number =>
  payments.filter(({ kind }) => isWanted(kind)).reduce((sum, { amountCents }) => sum + amountCents, 0);

const isMethod = (kind: string): boolean => kind !== 'credit';

/** What paid, and what of that has gone back. */
const readMoney = async ({ billing }: PaymentDeps, invoice: ProviderInvoice) => {
  const giftCard = await billing.giftCardCents(invoice);
  const credit = sumOf(invoice.payments, (kind) => kind === 'credit') - giftCard;
  const paid = byTarget(sumOf(invoice.payments, isMethod), giftCard, credit);
  const refunds = await billing.refundsOf(invoice.id);
  const total = sumOfCredits(refunds);
  const toMethod = refunds.reduce((sum, { payments }) => sum - sumOf(payments, isMethod), 0);
  const toGiftCard = Math.min(paid.gift_card, total - toMethod);
  const toCredit = Math.min(paid.credit, total - toMethod - toGiftCard);
  // What support gave as credit for a card's payment has gone back all the same.
  return { paid, returned: byTarget(total - toGiftCard - toCredit, toGiftCard, toCredit) };
};

const readGift = async (
  db: Database,
  userId: number,
  { lines }: ProviderInvoice,
): Promise<{ id: string; places: number; claimed: number } | null> => {
  const marks = new Set(lines.flatMap((line) => line.giftMark ?? []));
  if (marks.size === 0) return null;
  const own = await db
    .select({ id: gifts.id, places: gifts.places })
    .from(gifts)
    .where(eq(gifts.giverId, userId));
  const gift = own.find(({ id }) => marks.has(giftMark(id)));
  if (gift === undefined) return null;
  const [claims] = await db
    .select({ claimed: count() })
    .from(giftClaims)
    .where(eq(giftClaims.giftId, gift.id));
  return { ...gift, claimed: claims?.claimed ?? 0 };
};

const kinds = {
  purchase: 'purchase',
  renewal: 'renewal',
  immediate_change: 'change',
  other: 'purchase',
} as const satisfies Record<ProviderInvoice['origin'], PaymentFacts['kind']>;

/** Reads what a payment of an account is about, at the provider and here. */
export const readPayment = async (
  deps: PaymentDeps,
  user: Pick<UserRow, 'id'>,
  invoice: ProviderInvoice,
  { invoices, rows }: AccountBooks,
): Promise<Payment> => {
  const { db } = deps;
  const [subscriptionId] = invoice.subscriptionIds;
  const row = rows.find(({ providerSubscriptionId }) => providerSubscriptionId === subscriptionId);
  const gift = await readGift(db, user.id, invoice);
  const planCode = invoice.lines.flatMap((line) => line.planCode ?? [])[0] ?? null;
  const bills = subscriptionId === undefined ? [] : billsOf(invoices, subscriptionId);
  const next = bills[bills.findIndex(({ number }) => number === invoice.number) - 1];
  const earlier = await db
    .select({ offer: withdrawals.offer })
    .from(withdrawals)
    .where(eq(withdrawals.userId, user.id));
  const isRunning = next === undefined && row !== undefined && row.state !== 'expired';
  return {
    invoice,
    planCode: gift === null ? planCode : giftPlanCode,
    giftId: gift?.id ?? null,
    subscription:
      isRunning && subscriptionId !== undefined ? { id: subscriptionId, version: row.version } : null,
    facts: {
      kind: gift === null ? kinds[invoice.origin] : 'gift',
      paidAtMs: invoice.paidAt.getTime(),
      ...(await readMoney(deps, invoice)),
      creditedCents: cents(subscriptionId === undefined ? 0 : creditedCents(invoices, subscriptionId, next)),
      isPayPal: invoice.payments.some(({ kind }) => kind === 'paypal'),
      hasCoupon: invoice.discountCents > 0,
      gift: gift === null ? null : { places: gift.places, claimed: gift.claimed },
      isRunning,
      isPaused: row !== undefined && (row.state === 'paused' || row.pausesAt !== null),
      isSecond: earlier.some(({ offer }) => offer.plan_code === planCode && offer.number !== invoice.number),
      isDisputed: invoice.isDisputed,
    },
  };
};

const methodOf = ({ payments }: ProviderInvoice): RefundOffer['method'] => {
  const [paid] = payments.filter(({ kind, amountCents }) => isMethod(kind) && amountCents > 0);
  if (paid === undefined || paid.kind === 'credit') return null;
  return { kind: paid.kind, brand: paid.brand, last_four: paid.lastFour };
};

/** What of a payment goes back now, for the person to confirm. */
export const offerOf = ({ invoice, facts, planCode }: Payment, nowMs: number): RefundOffer => {
  const refund = refundOf(facts, nowMs);
  const { method, gift_card, credit } = refund.isPossible ? refund.to : byTarget(0, 0, 0);
  const { paid } = facts;
  const extraChannels = invoice.lines.reduce((sum, line) => sum + line.extraChannels, 0);
  const shown = {
    number: invoice.number,
    kind: facts.kind,
    plan_code: planCode,
    ...(extraChannels === 0 ? {} : { extra_channels: extraChannels }),
    paid_at: invoice.paidAt.toISOString(),
    paid_cents: paid.method + paid.gift_card + paid.credit,
    reason: refund.isPossible ? null : refund.reason,
    until: new Date(facts.paidAtMs + windowMs).toISOString(),
    total_cents: method + gift_card + credit,
    method_cents: method,
    gift_card_cents: gift_card,
    credit_cents: credit,
    method: methodOf(invoice),
    ends: refund.isPossible ? refund.ends : null,
  };
  return { ...shown, version: digest(shown).slice(0, 22) };
};
