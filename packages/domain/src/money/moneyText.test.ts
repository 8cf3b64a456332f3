import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns, lawTimeoutMs } from '../../testing/purchases.ts';
import { amountPerPeriodText, amountText, cents, moneyText } from '../index.ts';
import { scaleHalfUp, sumCents } from './sumCents.ts';

const anyAmount = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }).map(cents);

describe('moneyText', () => {
  it.each([
    [0, '$0.00'],
    [1, '$0.01'],
    [10, '$0.10'],
    [100, '$1.00'],
    [1199, '$11.99'],
    [-5, '-$0.05'],
    [-1199, '-$11.99'],
    [500000, '$5,000.00'],
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
  ])('%d cents is %s', (amount, text) => {
    expect(moneyText(cents(amount))).toBe(text);
  });

  it('writes as Intl does', { timeout: lawTimeoutMs }, () => {
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }).map(cents), (amount) => {
        expect(moneyText(amount)).toBe(dollars.format(amount / 100));
      }),
      lawRuns,
    );
  });

  it('says every amount exactly: its digits are the amount', { timeout: lawTimeoutMs }, () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(Number(moneyText(amount).replace(/[$.,]/g, ''))).toBe(amount);
      }),
      lawRuns,
    );
  });
});

describe('amountPerPeriodText', () => {
  it.each([
    [7188, 'yearly', '$71.88 per year'],
    [10430, 'yearly', '$104.30 per year'],
    [25000, 'yearly', '$250 per year'],
    [500000, 'yearly', '$5,000 per year'],
    [0, 'yearly', '$0 per year'],
    [1199, 'monthly', '$11.99 per month'],
    [2500, 'monthly', '$25.00 per month'],
    [50000, 'monthly', '$500.00 per month'],
  ] as const)('%d cents %s is %s', (amount, billingPeriod, text) => {
    expect(amountPerPeriodText(cents(amount), billingPeriod)).toBe(text);
  });
});

describe('amountText', () => {
  it.each([
    [0, '0'],
    [599, '5.99'],
    [2100, '21'],
    [100000, '1,000'],
    [500000, '5,000'],
    [123456789, '1,234,567.89'],
  ])('%d cents is %s', (amount, text) => {
    expect(amountText(cents(amount))).toBe(text);
  });
});

describe('scaleHalfUp', () => {
  it.each([
    [1199, 50, 100, 600],
    [1199, 33, 100, 396],
    [3490, 15, 100, 524],
    [895, 70, 100, 627],
    [1995, 30, 100, 599],
    [125, 10, 100, 13],
    [1199, 87_500, 1_000_000, 105],
    [0, 50, 100, 0],
    [Number.MAX_SAFE_INTEGER, 100, 100, Number.MAX_SAFE_INTEGER],
  ])('%d × %d / %d is %d', (amount, numerator, denominator, scaled) => {
    expect(scaleHalfUp(cents(amount), numerator, denominator)).toBe(scaled);
  });

  it('refuses a part of a percent', () => {
    expect(() => scaleHalfUp(cents(100), 12.5, 100)).toThrow(RangeError);
  });

  it('lies within half a cent of the exact result, never below it by more', { timeout: lawTimeoutMs }, () => {
    const parts = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fc.nat(1_000_000_000), parts, parts, (amount, numerator, denominatorLess1) => {
        const denominator = denominatorLess1 + 1;
        const scaled = BigInt(scaleHalfUp(cents(amount), numerator, denominator));
        const error = 2n * (scaled * BigInt(denominator) - BigInt(amount) * BigInt(numerator));
        expect(error > -BigInt(denominator) && error <= BigInt(denominator)).toBe(true);
      }),
      lawRuns,
    );
  });
});

describe('sumCents', () => {
  it('adds nothing to nothing', () => {
    expect(sumCents([])).toBe(0);
  });

  it('refuses a sum that is no longer exact', () => {
    expect(() => sumCents([cents(Number.MAX_SAFE_INTEGER), cents(1)])).toThrow(RangeError);
  });
});
