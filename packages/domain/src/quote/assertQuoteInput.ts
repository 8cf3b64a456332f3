import type { Coupon } from '../coupons/Coupon.ts';
import type { GiftCard } from '../coupons/GiftCard.ts';
import type { QuoteInput, UnknownCode } from './QuoteInput.ts';

const couponNumbers = <Code extends string>(coupon: Coupon<Code> | UnknownCode): number[] => {
  if (!('discount' in coupon)) return [];
  const { discount } = coupon;
  switch (discount.type) {
    case 'percent':
      return [discount.percent, 100 - discount.percent];
    case 'dollars':
      return [discount.amountCents];
    case 'free_trial':
      return [discount.amount];
  }
};

const giftCardNumbers = (giftCard: GiftCard | UnknownCode): number[] =>
  'balanceCents' in giftCard ? [giftCard.balanceCents] : [];

/**
 * Refuses numbers that no purchase can have, so that no quote ever pays money out.
 *
 * @throws RangeError when an amount, quantity, rate or percentage is negative, or a percentage is over 100
 */
export const assertQuoteInput = <Code extends string>(input: QuoteInput<Code>): void => {
  const { tax } = input;
  const numbers = [
    ...input.lines.flatMap((line) => [line.unitAmountCents, line.quantity, line.setupFeeCents ?? 0]),
    ...input.lines.flatMap(({ addOns = [] }) =>
      addOns.flatMap((addOn) => [addOn.unitAmountCents, addOn.quantity]),
    ),
    ...(input.charges ?? []).flatMap((charge) => [charge.amountCents, charge.quantity]),
    ...(input.coupon ? couponNumbers(input.coupon) : []),
    ...(input.giftCard ? giftCardNumbers(input.giftCard) : []),
    ...(tax?.type === 'rate' ? [tax.rateMillionths] : []),
    ...(tax?.type === 'amounts' ? [tax.nowCents, tax.nextCents] : []),
  ];
  if (numbers.every((value) => value >= 0)) return;
  throw new RangeError(
    'A purchase with a negative amount, quantity or rate, or with more than 100 % off, would pay money out. ' +
      'Pass zero or more, and percentages from 0 to 100.',
  );
};
