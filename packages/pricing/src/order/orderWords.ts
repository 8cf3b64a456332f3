import { addMonths, type Coupon, type Invoice, isVat, type Quote } from '@backbeat/domain';
import type { CatalogPeriod } from '../catalog/Catalog.ts';
import { dateText } from '../texts/dateText.ts';
import { orderTexts } from '../texts/english/order.ts';
import { payTexts } from '../texts/english/pay.ts';
import { moneyText, perPeriodText } from '../texts/formats.ts';
import { english, type Language, textsIn } from '../texts/language.ts';

/** A coupon for any plans. */
type AnyCoupon = Coupon<string>;

/** What an order is made of. The quote says what is charged; plan and codes say how to call it. */
export interface Order {
  /** `null` for a plan that is never billed. */
  readonly plan: { readonly name: string; readonly billingPeriod: CatalogPeriod | null };
  readonly quote: Quote;
  readonly coupon?: AnyCoupon | null;
  /** What the gift card held before this order; null without one. */
  readonly giftCardBalanceCents?: number | null;
}

/**
 * An amount taken off, with a typographic minus.
 *
 * @example minusText(3594, 'USD', english) // → '−$35.94'
 */
export const minusText = (amount: number, currency: string, language: Language): string =>
  `−${moneyText(amount, currency, language)}`;

/**
 * What a coupon is called in the order.
 *
 * @example couponName(coupons.vidcon, 'USD') // → 'Coupon, 50% off'
 */
export const couponName = (coupon: AnyCoupon, currency: string, language: Language = english): string => {
  const texts = textsIn(language, orderTexts);
  const { discount } = coupon;
  return discount.type === 'free_trial'
    ? texts.freeTrialOf(discount)
    : texts.couponLine(offText(discount, currency, language));
};

type PriceCut = Exclude<AnyCoupon['discount'], { type: 'free_trial' }>;

const offText = (discount: PriceCut, currency: string, language: Language): string =>
  discount.type === 'percent'
    ? textsIn(language, orderTexts).percentOff(discount.percent)
    : textsIn(language, orderTexts).amountOff(moneyText(discount.amountCents, currency, language));

/**
 * How long a coupon lasts.
 *
 * @example couponLengthText({ coupon: coupons.vidcon, quote }) // → 'The coupon takes 50% off every payment.'
 */
export const couponLengthText = (
  { coupon, quote }: { coupon: AnyCoupon; quote: Quote },
  language: Language = english,
): string => {
  const { discount, appliesForMonths, singleUse } = coupon;
  const texts = textsIn(language, orderTexts);
  if (discount.type === 'free_trial') {
    return quote.trialEndsAtMs === null ? '' : texts.freeUntil(dateText(quote.trialEndsAtMs, language));
  }
  const off = offText(discount, quote.currency, language);
  if (singleUse) return texts.couponOnFirst(off);
  if (appliesForMonths === null) return texts.couponOnAll(off);
  return texts.couponUntil(off, dateText(addMonths(quote.now.atMs, appliesForMonths), language));
};

/**
 * The label of the price that follows a trial: one of one month is a "free month", any other a "free trial".
 *
 * @example afterTrialText(coupons.oneMonthFree) // → 'After your free month'
 */
export const afterTrialText = (
  coupon: AnyCoupon | null | undefined,
  language: Language = english,
): string => {
  const discount = coupon?.discount;
  return textsIn(language, orderTexts).afterTrial(
    discount?.type === 'free_trial' && discount.unit === 'month' && discount.amount === 1,
  );
};

/** The VAT that comes on top of the whole price of an invoice, without its discount. Prices are told with it. */
export const vatOnTop = ({ taxes }: Invoice): number =>
  taxes !== undefined && !taxes.isIncluded && taxes.lines.some(isVat) ? taxes.undiscountedCents : 0;

/**
 * The line under the heading of the checkout.
 *
 * @example orderLeadText({ plan, quote, coupon: coupons.oneMonthFree }) // → 'Nothing to pay today. Your first month is free.'
 */
export const orderLeadText = ({ plan, quote, coupon }: Order, language: Language = english): string => {
  const texts = textsIn(language, orderTexts);
  const { now, currency } = quote;
  if (now.totalCents > 0) {
    const listCents = now.subscriptionsCents + vatOnTop(now);
    const price = perPeriodText(listCents, plan.billingPeriod ?? 'monthly', currency, language);
    return `${plan.name}, ${now.taxes?.lines.some(isVat) ? texts.withVat(price) : price}`;
  }
  const trial = quote.trialEndsAtMs === null ? undefined : coupon?.discount;
  return trial?.type === 'free_trial'
    ? `${texts.nothingToPay} ${texts.firstSpanFree(trial)}`
    : texts.nothingToPay;
};

/** How far the payment is. */
export type OrderStatus = 'idle' | 'processing' | 'failed';

/**
 * What the button says that pays.
 *
 * @example orderButtonText(quote, 'failed') // → 'Try again'
 */
export const orderButtonText = (
  quote: Pick<Quote, 'trialEndsAtMs'>,
  status: OrderStatus = 'idle',
  language: Language = english,
): string => {
  const texts = textsIn(language, payTexts);
  if (status === 'processing') return texts.processing;
  if (status === 'failed') return texts.tryAgain;
  return quote.trialEndsAtMs === null ? texts.startSubscription : texts.startFreeTrial;
};
