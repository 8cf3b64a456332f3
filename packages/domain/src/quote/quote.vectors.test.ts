import { describe, expect, it } from 'vitest';
import {
  compareFigures,
  readPricingVectors,
  type Vector,
  vectorInput,
} from '../../testing/pricingVectors.ts';
import { type CodeProblemCode, quote } from '../index.ts';

const file = readPricingVectors();

/** Our problems in the client's words. Where it gives no discount and does not say why, it has none. */
const clientErrors: Record<Vector['api'], Record<CodeProblemCode, string[]>> = {
  'Pricing.Checkout': {
    coupon_not_found: ['not-found'],
    coupon_not_for_plan: [],
    coupon_currency_mismatch: [],
    gift_card_not_found: ['not-found'],
    gift_card_currency_mismatch: ['gift-card-currency-mismatch'],
  },
  'Pricing.Subscription': {
    coupon_not_found: ['not-found'],
    coupon_not_for_plan: ['invalid-coupon-for-subscription'],
    coupon_currency_mismatch: [],
    gift_card_not_found: ['not-found'],
    gift_card_currency_mismatch: ['gift-card-currency-mismatch'],
  },
};

describe('the recorded prices of the billing client', () => {
  let ran = 0;

  it.each(file.vectors)('$id', (vector) => {
    const priced = quote(vectorInput(file, vector));

    const now = compareFigures(vector, 'now', priced.now);
    expect(now.ours).toEqual(now.theirs);
    const next = compareFigures(vector, 'next', priced.next);
    expect(next.ours).toEqual(next.theirs);
    expect(Object.keys(now.theirs).length).toBeGreaterThanOrEqual(5);

    const errors = priced.problems.flatMap(({ code }) => clientErrors[vector.api][code]);
    expect(errors).toEqual(vector.output.errors ?? []);
    ran += 1;
  });

  it('ran every one of them', () => {
    console.warn(`pricing vectors: ${ran} of ${file.vectors.length} ran`);
    expect(ran).toBe(file.vectors.length);
    expect(ran).toBeGreaterThan(0);
  });
});
