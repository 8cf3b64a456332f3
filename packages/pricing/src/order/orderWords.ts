import { addMonths, type Coupon, dateText, moneyText, type Plan, type Quote } from '@backbeat/domain';

/** What an order is made of. The quote says what is charged; plan and codes say how to call it. */
export interface Order {
  readonly plan: Plan;
  readonly quote: Quote;
  readonly coupon?: Coupon | null;
  /** What the gift card held before this order; null without one. */
  readonly giftCardBalanceCents?: number | null;
}

/**
 * A span in words.
 *
 * @example spanText({ amount: 1, unit: 'month' }) // → '1 month'
 * @example spanText({ amount: 14, unit: 'day' }) // → '14 days'
 */
const spanText = ({ amount, unit }: { amount: number; unit: 'day' | 'week' | 'month' }): string =>
  `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/**
 * A negative amount, with a typographic minus.
 *
 * @example minusText(cents(3594)) // → '−$35.94'
 */
export const minusText = (amountCents: Parameters<typeof moneyText>[0]): string =>
  `−${moneyText(amountCents)}`;

/**
 * What a coupon is called in the order.
 *
 * @example couponName(coupons.vidcon) // → 'Coupon, 50% off'
 */
export const couponName = ({ discount }: Coupon): string => {
  switch (discount.type) {
    case 'free_trial':
      return `Free trial, ${spanText(discount)}`;
    case 'percent':
      return `Coupon, ${discount.percent}% off`;
    case 'dollars':
      return `Coupon, ${moneyText(discount.amountCents)} off`;
  }
};

/**
 * How long a coupon lasts.
 *
 * @example couponLengthText({ coupon: coupons.vidcon, quote }) // → 'The coupon takes 50% off every payment.'
 */
export const couponLengthText = ({ coupon, quote }: { coupon: Coupon; quote: Quote }): string => {
  const { discount, appliesForMonths, singleUse } = coupon;
  if (discount.type === 'free_trial') {
    return quote.trialEndsAtMs === null ? '' : `Free until ${dateText(quote.trialEndsAtMs)}.`;
  }
  const off =
    discount.type === 'percent' ? `${discount.percent}% off` : `${moneyText(discount.amountCents)} off`;
  if (singleUse) return `The coupon takes ${off} the first payment.`;
  if (appliesForMonths === null) return `The coupon takes ${off} every payment.`;
  const until = dateText(addMonths(quote.now.atMs, appliesForMonths));
  return `The coupon takes ${off} payments before ${until}.`;
};

/** A trial of one month is a "free month", any other a "free trial". */
const trialWord = (coupon: Coupon | null | undefined): string =>
  coupon?.discount.type === 'free_trial' && coupon.discount.unit === 'month' && coupon.discount.amount === 1
    ? 'free month'
    : 'free trial';

/**
 * The label of the price that follows a trial.
 *
 * @example afterTrialText(coupons.oneMonthFree) // → 'After your free month'
 */
export const afterTrialText = (coupon: Coupon | null | undefined): string =>
  `After your ${trialWord(coupon)}`;

const firstSpanText = (coupon: Coupon | null | undefined): string => {
  if (coupon?.discount.type !== 'free_trial') return 'Your trial is free.';
  const { amount, unit } = coupon.discount;
  return amount === 1 ? `Your first ${unit} is free.` : `Your first ${spanText(coupon.discount)} are free.`;
};

/**
 * The line under the heading of the checkout.
 *
 * @example orderLeadText({ plan, quote, coupon: coupons.oneMonthFree }) // → 'Nothing to pay today. Your first month is free.'
 */
export const orderLeadText = ({ plan, quote, coupon }: Order): string => {
  const perPeriod = plan.billingPeriod === 'yearly' ? 'per year' : 'per month';
  if (quote.trialEndsAtMs !== null && quote.now.totalCents === 0) {
    return `Nothing to pay today. ${firstSpanText(coupon)}`;
  }
  if (quote.now.totalCents === 0) return 'Nothing to pay today.';
  return `${plan.name}, ${moneyText(quote.now.subscriptionsCents)} ${perPeriod}`;
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
): string => {
  if (status === 'processing') return 'Processing';
  if (status === 'failed') return 'Try again';
  return quote.trialEndsAtMs === null ? 'Start subscription' : 'Start free trial';
};
