import type { Coupon } from '../coupons/Coupon.ts';
import { cents } from '../money/cents.ts';
import { sumCents } from '../money/sumCents.ts';
import { type BilledLine, billedLine, renewalAtMs } from './BilledLine.ts';
import { type PriceCut, priceCutOf } from './PriceCut.ts';
import type { InvoiceDraft } from './priceInvoice.ts';
import type { QuoteInput } from './QuoteInput.ts';

/** A purchase whose codes have been checked, ready to be written as invoices. */
export interface Purchase<Code extends string> {
  readonly input: QuoteInput<Code>;
  readonly lines: readonly BilledLine<Code>[];
  readonly priceCut: PriceCut | null;
  /** The lines that the coupon discounts. */
  readonly reached: ReadonlySet<BilledLine<Code>>;
  /** The first instant at which the coupon no longer discounts; infinite for coupons without an end. */
  readonly discountEndsAtMs: number;
}

/** A line and which of its renewals is meant; 0 is the first after the purchase. */
export interface Renewal<Code extends string> {
  readonly line: BilledLine<Code>;
  readonly count: number;
}

/**
 * The lines that a coupon discounts. A coupon redeemed per subscription discounts a single line: a free trial the one
 * with the longest trial of its own; among equals, and for any other coupon, the one that costs most now.
 */
const linesReached = <Code extends string>(
  coupon: Coupon<Code>,
  lines: readonly BilledLine<Code>[],
): ReadonlySet<BilledLine<Code>> => {
  const { planCodes } = coupon;
  const eligible = lines.filter(({ source }) => planCodes === null || planCodes.includes(source.planCode));
  if (coupon.redemptionResource !== 'subscription') return new Set(eligible);
  const ownTrialMs = (line: BilledLine<Code>) =>
    coupon.discount.type === 'free_trial' ? (line.trialEndsAtMs ?? 0) : 0;
  const byWorth = eligible.toSorted((a, b) => ownTrialMs(b) - ownTrialMs(a) || b.nowCents - a.nowCents);
  return new Set(byWorth.slice(0, 1));
};

const zero = cents(0);

/**
 * The lines of a purchase, with the plans' own trials or the coupon's instead. A free-trial coupon replaces the
 * plan's trial, longer or shorter (payment provider's help, 'What are free trial coupons?').
 */
const billLines = <Code extends string>(
  { lines, atMs }: QuoteInput<Code>,
  coupon: Coupon<Code> | null,
): readonly BilledLine<Code>[] => {
  const billed = lines.map((line) => billedLine(line, atMs, line.planTrial));
  if (coupon?.discount.type !== 'free_trial' || coupon.discount.amount === 0) return billed;
  const trial = { length: coupon.discount.amount, unit: coupon.discount.unit };
  const reached = linesReached(coupon, billed);
  return billed.map((line) => (reached.has(line) ? billedLine(line.source, atMs, trial) : line));
};

/** Computes the lines of a purchase and the lines that its coupon discounts. */
export const createPurchase = <Code extends string>(
  input: QuoteInput<Code>,
  coupon: Coupon<Code> | null,
): Purchase<Code> => {
  const lines = billLines(input, coupon);
  const priceCut = priceCutOf(coupon, input.atMs);
  return {
    input,
    lines,
    priceCut,
    reached: coupon === null ? new Set() : linesReached(coupon, lines),
    discountEndsAtMs: priceCut?.endsAtMs ?? Number.POSITIVE_INFINITY,
  };
};

const taxOf = <Code extends string>(
  { tax }: QuoteInput<Code>,
  given: 'nowCents' | 'nextCents',
): InvoiceDraft['tax'] => {
  if (tax?.type === 'rate') return { rateMillionths: tax.rateMillionths };
  if (tax?.type === 'previewed') return tax;
  return { amountCents: tax ? tax[given] : zero };
};

/** The first invoice: plans that are not on trial, set-up fees and one-off charges. */
export const firstDraft = <Code extends string>(purchase: Purchase<Code>): InvoiceDraft => {
  const { input, lines, reached, discountEndsAtMs } = purchase;
  const charges = (input.charges ?? []).map(({ amountCents, quantity, taxExempt }) => ({
    amountCents: cents(amountCents * quantity),
    isExempt: taxExempt === true,
  }));
  return {
    atMs: input.atMs,
    items: lines.map((line) => ({
      planCents: cents(line.nowCents - line.setupFeeCents),
      setupFeeCents: line.setupFeeCents,
      isDiscounted: reached.has(line) && input.atMs < discountEndsAtMs,
    })),
    chargesCents: sumCents(charges.map(({ amountCents }) => amountCents)),
    exemptCents: sumCents(charges.filter(({ isExempt }) => isExempt).map(({ amountCents }) => amountCents)),
    tax: taxOf(input, 'nowCents'),
  };
};

/** A later invoice: the plans that renew on it. */
export const renewalDraft = <Code extends string>(
  { input, reached, discountEndsAtMs }: Purchase<Code>,
  atMs: number,
  renewals: readonly Renewal<Code>[],
): InvoiceDraft => ({
  atMs,
  items: renewals.map(({ line, count }) => ({
    planCents: line.planCents,
    setupFeeCents: zero,
    isDiscounted: reached.has(line) && renewalAtMs(line, count) < discountEndsAtMs,
  })),
  chargesCents: zero,
  exemptCents: zero,
  tax: taxOf(input, 'nextCents'),
});

/** The date of the earliest of some renewals. */
export const earliestAtMs = <Code extends string>(renewals: readonly Renewal<Code>[]): number =>
  Math.min(...renewals.map(({ line, count }) => renewalAtMs(line, count)));
