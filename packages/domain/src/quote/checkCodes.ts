import type { Coupon } from '../coupons/Coupon.ts';
import type { GiftCard } from '../coupons/GiftCard.ts';
import type { CodeProblem, CodeProblemCode } from './CodeProblem.ts';
import type { QuoteInput, UnknownCode } from './QuoteInput.ts';

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

/** The codes that take part in a purchase, and why the others do not. Nothing is thrown. */
export const checkCodes = <Code extends string>(input: QuoteInput<Code>) => {
  const coupon = checkCoupon(input);
  const giftCard = checkGiftCard(input);
  return {
    coupon: coupon.accepted,
    giftCard: giftCard.accepted,
    problems: [coupon.problem, giftCard.problem].filter((problem) => problem !== null),
  };
};
