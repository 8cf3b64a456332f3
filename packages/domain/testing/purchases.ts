import { inForm } from '@backbeat/tooling/inForm';
import * as fc from 'fast-check';
import {
  type Cents,
  type Coupon,
  cents,
  type GiftCard,
  type QuoteInput,
  type QuoteLine,
} from '../src/index.ts';

/** Amounts from nothing to 100,000 dollars. */
const anyCents: fc.Arbitrary<Cents> = fc.integer({ min: 0, max: 10_000_000 }).map(cents);

/** Instants from 2000 to 2100, to the millisecond. */
export const anyInstant: fc.Arbitrary<number> = fc.integer({
  min: Date.UTC(2000, 0, 1),
  max: Date.UTC(2100, 0, 1),
});

const anyTrial = fc.record({
  length: fc.integer({ min: 0, max: 90 }),
  unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
});

const anyInterval = fc.constantFrom<QuoteLine['interval']>(
  { length: 1, unit: 'month' },
  { length: 12, unit: 'month' },
  { length: 3, unit: 'month' },
  { length: 30, unit: 'day' },
);

const planCodes = ['a', 'b', 'c'] as const;

export const anyLine: fc.Arbitrary<QuoteLine<string>> = fc.record(
  {
    planCode: fc.constantFrom(...planCodes),
    quantity: fc.integer({ min: 0, max: 5 }),
    unitAmountCents: anyCents,
    interval: anyInterval,
    setupFeeCents: anyCents,
    planTrial: anyTrial,
    addOns: fc.array(
      fc.record({
        code: fc.constant('add-on'),
        quantity: fc.integer({ min: 0, max: 3 }),
        unitAmountCents: anyCents,
      }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['planCode', 'quantity', 'unitAmountCents', 'interval'] },
);

const anyDiscount: fc.Arbitrary<Coupon['discount']> = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ type: fc.constant('dollars' as const), amountCents: anyCents }),
  fc.record({
    type: fc.constant('free_trial' as const),
    amount: fc.integer({ min: 0, max: 90 }),
    unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
  }),
);

export const anyCoupon: fc.Arbitrary<Coupon<string>> = fc.record(
  {
    code: fc.constant('coupon'),
    discount: anyDiscount,
    appliesForMonths: fc.option(fc.integer({ min: 1, max: 36 })),
    singleUse: fc.boolean(),
    planCodes: fc.option(fc.subarray([...planCodes])),
    redemptionResource: fc.constantFrom('account' as const, 'subscription' as const),
    appliesToCharges: fc.boolean(),
  },
  { requiredKeys: ['code', 'discount', 'appliesForMonths', 'singleUse', 'planCodes'] },
);

const anyGiftCard: fc.Arbitrary<GiftCard> = fc.record({
  code: fc.constant('gift'),
  currency: fc.constantFrom('USD', 'USD', 'USD', 'EUR'),
  balanceCents: anyCents,
});

/** Whole purchases: up to three plans and charges, with or without codes and tax. */
export const anyPurchase: fc.Arbitrary<QuoteInput<string>> = fc.record(
  {
    currency: fc.constant('USD'),
    atMs: anyInstant,
    lines: fc.array(anyLine, { maxLength: 3 }),
    charges: fc.array(
      fc.record({ amountCents: anyCents, quantity: fc.integer({ min: 0, max: 3 }), taxExempt: fc.boolean() }),
      { maxLength: 2 },
    ),
    coupon: fc.option(anyCoupon),
    giftCard: fc.option(anyGiftCard),
    creditCents: anyCents,
    tax: fc.option(
      fc.oneof(
        fc.record({
          type: fc.constant('rate' as const),
          rateMillionths: fc.integer({ min: 0, max: 400_000 }),
        }),
        fc.record({ type: fc.constant('amounts' as const), nowCents: anyCents, nextCents: anyCents }),
      ),
    ),
  },
  { requiredKeys: ['currency', 'atMs', 'lines'] },
);

/** How many cases a law is tried on. */
export const lawRuns = { numRuns: inForm({ short: 1_000, whole: 100_000 }) };

/** Time for the cases of the whole form. */
export const lawTimeoutMs = 600_000;
