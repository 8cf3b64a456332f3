import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPurchase, lawRuns, lawTimeoutMs } from '../../testing/purchases.ts';
import { cents, coupons, type PreviewedTax, quote, quoteForPlan, taxBases } from '../index.ts';

const planCode = 'rocksprem_i_y_v2';
const half = { planCode, coupon: { ...coupons.vidcon, appliesForMonths: 12 }, atMs: 0 } as const;

const vat = (subtotalCents: number, amountCents: number): PreviewedTax => ({
  subtotalCents: cents(subtotalCents),
  lines: [{ type: 'vat', region: 'DE', amountCents: cents(amountCents) }],
});

const amounts = [vat(3594, 683), vat(7188, 1366)];

describe('previewed tax', () => {
  it('comes on top of a price, now and at every renewal', () => {
    const { now, next, schedule } = quoteForPlan({
      ...half,
      tax: { type: 'previewed', isIncluded: false, amounts },
    });
    expect(now).toMatchObject({ subtotalCents: 3594, taxesCents: 683, totalCents: 4277 });
    expect(now.taxes).toEqual({ isIncluded: false, lines: amounts[0]?.lines, undiscountedCents: 1366 });
    expect(schedule.at(-1)).toMatchObject({ taxesCents: 1366, totalCents: 8554 });
    expect(next.taxes?.lines).toEqual(schedule[1]?.taxes?.lines);
  });

  it('lies in a price that holds it, and is told all the same', () => {
    const { now } = quoteForPlan({ ...half, tax: { type: 'previewed', isIncluded: true, amounts } });
    expect(now).toMatchObject({ taxesCents: 0, totalCents: 3594 });
    expect(now.taxes).toMatchObject({ isIncluded: true, undiscountedCents: 1366 });
  });

  it('is nothing on nothing, which the provider is not asked about', () => {
    const trial = { planCode, coupon: coupons.oneMonthFree, atMs: 0 } as const;
    expect(taxBases(quoteForPlan(trial))).toEqual([7188]);
    const { now, next } = quoteForPlan({ ...trial, tax: { type: 'previewed', isIncluded: false, amounts } });
    expect(now).toMatchObject({ taxesCents: 0, totalCents: 0 });
    expect(next.totalCents).toBe(8554);
  });

  it('is never computed where the provider was not asked', () => {
    const tax = { type: 'previewed', isIncluded: false, amounts: amounts.slice(1) } as const;
    expect(() => quoteForPlan({ ...half, tax })).toThrow(
      new RangeError('tax.amounts has no preview for 3594 cents.'),
    );
  });

  it('of any purchase has to be asked for the bases of its quote, and no other amount', {
    timeout: lawTimeoutMs,
  }, () => {
    fc.assert(
      fc.property(anyPurchase, fc.boolean(), fc.nat(9_999), (purchase, isIncluded, seed) => {
        const bases = taxBases(quote({ ...purchase, tax: null }));
        const told = bases.map((base, index) => vat(base, isIncluded ? Math.floor(base / 7) : seed + index));
        const priced = quote({ ...purchase, tax: { type: 'previewed', isIncluded, amounts: told } });
        for (const { subtotalCents, taxesCents, taxes, ...paid } of [...priced.schedule, priced.next]) {
          const named = taxes?.lines.reduce((sum, { amountCents }) => sum + amountCents, 0) ?? Number.NaN;
          const expected =
            told.find((one) => one.subtotalCents === subtotalCents)?.lines[0]?.amountCents ?? 0;
          expect([named, taxesCents]).toEqual([expected, isIncluded ? 0 : expected]);
          expect(paid.totalCents + paid.giftCardCents + paid.creditCents).toBe(subtotalCents + taxesCents);
        }
      }),
      lawRuns,
    );
  });
});
