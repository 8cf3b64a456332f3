import { type Cents, cents } from '../money/cents.ts';
import { scaleHalfUp, sumCents } from '../money/sumCents.ts';
import type { Invoice } from './Invoice.ts';
import type { PriceCut } from './PriceCut.ts';

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
  /** A rate in millionths, or an amount that somebody else computed. */
  readonly tax: { readonly rateMillionths: number } | { readonly amountCents: Cents };
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
  const { chargesCents, exemptCents, tax } = draft;
  const { priceCut } = codes;
  const subscriptionsCents = sumCents(
    draft.items.flatMap(({ planCents, setupFeeCents }) => [planCents, setupFeeCents]),
  );
  const { baseCents, discountCents, exemptShareCents } = priceCut ? reduce(draft, priceCut) : nothingOff;
  const subtotalCents = cents(subscriptionsCents + chargesCents - discountCents);
  const taxableCents = cents(subtotalCents - exemptCents + exemptShareCents);
  const taxesCents =
    'amountCents' in tax ? tax.amountCents : scaleHalfUp(taxableCents, tax.rateMillionths, 1_000_000);
  const dueCents = cents(subtotalCents + taxesCents);
  const giftCardCents = cents(Math.min(codes.giftCardCents, dueCents));
  const creditCents = cents(Math.min(codes.creditCents, dueCents - giftCardCents));
  return {
    invoice: {
      atMs: draft.atMs,
      subscriptionsCents,
      chargesCents,
      discountCents,
      subtotalCents,
      taxesCents,
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
