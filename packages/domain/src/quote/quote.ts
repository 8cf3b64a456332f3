import type { Coupon, GiftCard } from '../coupons/Coupon.ts';
import { type Cents, cents } from '../money/cents.ts';
import type { PlanCode } from '../plans/PlanCode.ts';
import { assertQuoteInput } from './assertQuoteInput.ts';
import { renewalAtMs } from './BilledLine.ts';
import type { CodeProblem, CodeProblemCode } from './CodeProblem.ts';
import type { Invoice } from './Invoice.ts';
import {
  createPurchase,
  earliestAtMs,
  firstDraft,
  type Purchase,
  type Renewal,
  renewalDraft,
} from './Purchase.ts';
import { type CodesLeft, priceInvoice } from './priceInvoice.ts';
import type { QuoteInput, UnknownCode } from './QuoteInput.ts';
import { quoteHash } from './quoteHash.ts';

/** What a purchase costs now and later. */
export interface Quote {
  readonly currency: string;
  readonly now: Invoice;
  /** The next renewal of every line, added up, dated by the earliest; `atMs` is the purchase's when nothing renews. */
  readonly next: Invoice;
  /** The invoices in order of date: now, then each one until neither coupon, gift card nor credit changes the price any more. */
  readonly schedule: readonly Invoice[];
  /** When the first trial ends; `null` without a trial. */
  readonly trialEndsAtMs: number | null;
  /** What the schedule leaves on the gift card. */
  readonly giftCardLeftCents: Cents;
  /** What the schedule leaves of the account's credit. */
  readonly creditLeftCents: Cents;
  readonly problems: readonly CodeProblem[];
  /** `quoteHash` of what is charged now: equal hashes mean that what was shown is what is charged. */
  readonly hash: string;
}

type Checked<Entered> =
  | { readonly accepted: Entered; readonly problem: null }
  | { readonly accepted: null; readonly problem: CodeProblem | null };

const absent = { accepted: null, problem: null } as const;

const refused = (field: CodeProblem['field'], code: CodeProblemCode, entered: { readonly code: string }) =>
  ({ accepted: null, problem: { code, field, enteredCode: entered.code } }) as const;

const isUnknown = (entered: object): entered is UnknownCode => 'found' in entered;

const checkCoupon = <Code extends string>(input: QuoteInput<Code>): Checked<Coupon<Code>> => {
  const { coupon, currency, lines, charges = [] } = input;
  if (!coupon) return absent;
  if (isUnknown(coupon)) return refused('coupon', 'coupon_not_found', coupon);
  const { discount, planCodes } = coupon;
  if (discount.type === 'dollars' && (discount.currency ?? 'USD') !== currency) {
    return refused('coupon', 'coupon_currency_mismatch', coupon);
  }
  const isForLine = lines.some(({ planCode }) => planCodes === null || planCodes.includes(planCode));
  const isForCharge = coupon.appliesToCharges === true && charges.length > 0;
  return isForLine || isForCharge
    ? { accepted: coupon, problem: null }
    : refused('coupon', 'coupon_not_for_plan', coupon);
};

const checkGiftCard = <Code extends string>({ giftCard, currency }: QuoteInput<Code>): Checked<GiftCard> => {
  if (!giftCard) return absent;
  if (isUnknown(giftCard)) return refused('giftCard', 'gift_card_not_found', giftCard);
  return giftCard.currency === currency
    ? { accepted: giftCard, problem: null }
    : refused('giftCard', 'gift_card_currency_mismatch', giftCard);
};

/** The codes that apply to a purchase, and why the others do not. Throws nothing. */
const checkCodes = <Code extends string>(input: QuoteInput<Code>) => {
  const coupon = checkCoupon(input);
  const giftCard = checkGiftCard(input);
  return {
    coupon: coupon.accepted,
    giftCard: giftCard.accepted,
    problems: [coupon.problem, giftCard.problem].filter((problem) => problem !== null),
  };
};

/** The most invoices that a schedule lists: ten years of months. */
const scheduleLimit = 120;

/**
 * The invoices after the first, in order of date, until every line has renewed and neither coupon, gift card nor
 * credit changes the price any more.
 *
 * @param left what the first invoice left of the codes
 */
const laterInvoices = <Code extends string>(
  purchase: Purchase<Code>,
  left: CodesLeft,
): { invoices: readonly Invoice[]; left: CodesLeft } => {
  const { discountEndsAtMs } = purchase;
  const invoices: Invoice[] = [];
  let renewals: readonly Renewal<Code>[] = purchase.lines.map((line) => ({ line, count: 0 }));
  let codes = left;
  let isSettled = renewals.length === 0;
  while (!isSettled && invoices.length < scheduleLimit - 1) {
    const atMs = earliestAtMs(renewals);
    const isDue = ({ line, count }: Renewal<Code>) => renewalAtMs(line, count) === atMs;
    const priced = priceInvoice(renewalDraft(purchase, atMs, renewals.filter(isDue)), codes);
    invoices.push(priced.invoice);
    renewals = renewals.map((renewal) =>
      isDue(renewal) ? { ...renewal, count: renewal.count + 1 } : renewal,
    );
    isSettled =
      renewals.every(({ count }) => count > 0) &&
      priced.invoice.giftCardCents === 0 &&
      priced.invoice.creditCents === 0 &&
      priced.left.priceCut === codes.priceCut &&
      (discountEndsAtMs === Number.POSITIVE_INFINITY || atMs >= discountEndsAtMs);
    codes = priced.left;
  }
  return { invoices, left: codes };
};

/**
 * What a purchase costs now, at the next renewal, and on each invoice until coupon, gift card and credit are used up.
 *
 * Everything is whole cents of one currency; percentages and tax round half up. The order is coupon, tax, gift
 * card, credit. An invoice is discounted when its date lies before redemption plus the coupon's months.
 *
 * Estimates until the payment provider says the same: the charge is what its preview answers.
 *
 * A code that does not apply leaves the price as it is and is listed in `problems`:
 * - `coupon_not_found`, `gift_card_not_found`: the code is unknown
 * - `coupon_not_for_plan`: it applies to none of the lines
 * - `coupon_currency_mismatch`, `gift_card_currency_mismatch`: it is worth money of another currency
 *
 * An invalid input is a mistake of the caller, not of a customer, and throws an error that names the field.
 *
 * @throws TypeError when a field is missing or of another kind, such as an amount as text
 * @throws RangeError when an amount or quantity is negative or not whole, an interval is zero, a date is not finite, or a
 *   previewed tax does not name an amount of `taxBases`
 * @example quote({ currency: 'USD', atMs: 0, lines: [{ planCode: 'rocksprem_i_m_v2', quantity: 1, unitAmountCents: cents(1199), interval: { length: 1, unit: 'month' } }] }).now.totalCents // → 1199
 */
export const quote = <Code extends string = PlanCode>(input: QuoteInput<Code>): Quote => {
  assertQuoteInput(input);
  const { coupon, giftCard, problems } = checkCodes(input);
  const purchase = createPurchase(input, coupon);
  const first = priceInvoice(firstDraft(purchase), {
    priceCut: purchase.priceCut,
    giftCardCents: giftCard?.balanceCents ?? cents(0),
    creditCents: input.creditCents ?? cents(0),
  });
  const later = laterInvoices(purchase, first.left);

  const renewals = purchase.lines.map((line) => ({ line, count: 0 }));
  const nextAtMs = renewals.length === 0 ? input.atMs : earliestAtMs(renewals);
  const trialEnds = purchase.lines.flatMap(({ trialEndsAtMs }) => trialEndsAtMs ?? []);
  return {
    currency: input.currency,
    now: first.invoice,
    next: priceInvoice(renewalDraft(purchase, nextAtMs, renewals), first.left).invoice,
    schedule: [first.invoice, ...later.invoices],
    trialEndsAtMs: trialEnds.length === 0 ? null : Math.min(...trialEnds),
    giftCardLeftCents: later.left.giftCardCents,
    creditLeftCents: later.left.creditCents,
    problems,
    hash: quoteHash({
      currency: input.currency,
      planCode: input.lines.map(({ planCode }) => planCode).join('+'),
      couponCode: coupon?.code ?? null,
      giftCardCode: giftCard?.code ?? null,
      nowTotalCents: first.invoice.totalCents,
    }),
  };
};
