import { type Cents, cents } from '../money/cents.ts';
import { scaleHalfUp, sumCents } from '../money/sumCents.ts';
import type { Invoice, TaxLine } from './Invoice.ts';
import type { PriceCut } from './PriceCut.ts';
import type { QuoteTax } from './QuoteInput.ts';

/** One plan on one invoice. */
interface InvoiceItem {
  readonly planCents: Cents;
  readonly setupFeeCents: Cents;
  /** Whether the coupon reaches it on this invoice. */
  readonly isDiscounted: boolean;
}

/** An invoice before anything is taken off. */
export interface InvoiceDraft {
  readonly atMs: number;
  readonly items: readonly InvoiceItem[];
  readonly chargesCents: Cents;
  /** The part of the charges that bears no tax. */
  readonly exemptCents: Cents;
  /** A rate in millionths, an amount that somebody else computed, or the provider's previews. */
  readonly tax: { readonly rateMillionths: number } | { readonly amountCents: Cents } | PreviewedTaxes;
}

/** The discount, gift card and credit that are left when an invoice is priced. */
export interface CodesLeft {
  /** `null` when there is none or when its single use is over. */
  readonly priceCut: PriceCut | null;
  readonly giftCardCents: Cents;
  readonly creditCents: Cents;
}

interface Reduction {
  /** The amount that the coupon applies to. */
  readonly baseCents: Cents;
  readonly discountCents: Cents;
  /** The discount's share on charges without tax: it must not lower the tax on the rest. */
  readonly exemptShareCents: Cents;
}

const zero = cents(0);

type PreviewedTaxes = Extract<QuoteTax, { readonly type: 'previewed' }>;

/** @throws RangeError where the provider was not asked for this amount: no tax is ever computed in its place */
const previewedLines = ({ amounts }: PreviewedTaxes, subtotalCents: Cents): readonly TaxLine[] => {
  if (subtotalCents === 0) return [];
  const found = amounts.find((previewed) => previewed.subtotalCents === subtotalCents);
  if (found === undefined) throw new RangeError(`tax.amounts has no preview for ${subtotalCents} cents.`);
  return found.lines;
};

const sumOfLines = (lines: readonly TaxLine[]): Cents =>
  sumCents(lines.map(({ amountCents }) => amountCents));

/** What an invoice bears on top of its subtotal, and the taxes by name where they were previewed. */
const taxInvoice = (
  { chargesCents, exemptCents, tax }: InvoiceDraft,
  subscriptionsCents: Cents,
  { discountCents, exemptShareCents }: Reduction,
): Pick<Invoice, 'taxesCents' | 'taxes'> => {
  const grossCents = cents(subscriptionsCents + chargesCents);
  const subtotalCents = cents(grossCents - discountCents);
  if ('amountCents' in tax) return { taxesCents: tax.amountCents };
  if ('rateMillionths' in tax) {
    const taxableCents = cents(subtotalCents - exemptCents + exemptShareCents);
    return { taxesCents: scaleHalfUp(taxableCents, tax.rateMillionths, 1_000_000) };
  }
  const { isIncluded } = tax;
  const lines = previewedLines(tax, subtotalCents);
  const undiscountedCents = sumOfLines(discountCents === 0 ? lines : previewedLines(tax, grossCents));
  return {
    taxesCents: isIncluded ? zero : sumOfLines(lines),
    taxes: { isIncluded, lines, undiscountedCents },
  };
};

const reduce = (draft: InvoiceDraft, { discount, appliesToCharges }: PriceCut): Reduction => {
  // As the billing provider documents: a percentage does not discount set-up fees, a fixed amount does.
  const takesSetupFees = discount.type === 'dollars';
  const items = draft.items.filter(({ isDiscounted }) => isDiscounted);
  const baseCents = sumCents([
    ...items.map(({ planCents }) => planCents),
    ...items.map(({ setupFeeCents }) => (takesSetupFees ? setupFeeCents : zero)),
    appliesToCharges ? draft.chargesCents : zero,
  ]);
  const discountCents =
    discount.type === 'percent'
      ? scaleHalfUp(baseCents, discount.percent, 100)
      : cents(Math.min(baseCents, discount.amountCents));
  const exemptShareCents =
    appliesToCharges && baseCents > 0 ? scaleHalfUp(discountCents, draft.exemptCents, baseCents) : zero;
  return { baseCents, discountCents, exemptShareCents };
};

const nothingOff: Reduction = { baseCents: zero, discountCents: zero, exemptShareCents: zero };

/**
 * Prices one invoice: coupon, then tax, then gift card, then credit, each on what the one before left.
 * The provider's own client does the same; `vectors/pricing.json` holds its answers.
 */
export const priceInvoice = (
  draft: InvoiceDraft,
  codes: CodesLeft,
): { invoice: Invoice; left: CodesLeft } => {
  const { chargesCents } = draft;
  const { priceCut } = codes;
  const subscriptionsCents = sumCents(
    draft.items.flatMap(({ planCents, setupFeeCents }) => [planCents, setupFeeCents]),
  );
  const reduction = priceCut ? reduce(draft, priceCut) : nothingOff;
  const { baseCents, discountCents } = reduction;
  const subtotalCents = cents(subscriptionsCents + chargesCents - discountCents);
  const taxed = taxInvoice(draft, subscriptionsCents, reduction);
  const dueCents = cents(subtotalCents + taxed.taxesCents);
  const giftCardCents = cents(Math.min(codes.giftCardCents, dueCents));
  const creditCents = cents(Math.min(codes.creditCents, dueCents - giftCardCents));
  return {
    invoice: {
      atMs: draft.atMs,
      subscriptionsCents,
      chargesCents,
      discountCents,
      subtotalCents,
      ...taxed,
      giftCardCents,
      creditCents,
      totalCents: cents(dueCents - giftCardCents - creditCents),
    },
    left: {
      priceCut: priceCut?.singleUse === true && baseCents > 0 ? null : priceCut,
      giftCardCents: cents(codes.giftCardCents - giftCardCents),
      creditCents: cents(codes.creditCents - creditCents),
    },
  };
};
