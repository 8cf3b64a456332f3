import type { Coupon } from '../coupons/Coupon.ts';
import { type BilledLine, billedLine } from './BilledLine.ts';
import { linesReached } from './linesReached.ts';
import type { QuoteInput } from './QuoteInput.ts';

/**
 * The lines of a purchase, with the plans' own trials or the coupon's instead. A free-trial coupon replaces the
 * plan's trial, longer or shorter (payment provider's help, 'What are free trial coupons?').
 */
export const billLines = <Code extends string>(
  { lines, atMs }: QuoteInput<Code>,
  coupon: Coupon<Code> | null,
): readonly BilledLine<Code>[] => {
  const billed = lines.map((line) => billedLine(line, atMs, line.planTrial));
  if (coupon?.discount.type !== 'free_trial' || coupon.discount.amount === 0) return billed;
  const trial = { length: coupon.discount.amount, unit: coupon.discount.unit };
  const reached = linesReached(coupon, billed);
  return billed.map((line) => (reached.has(line) ? billedLine(line.source, atMs, trial) : line));
};
