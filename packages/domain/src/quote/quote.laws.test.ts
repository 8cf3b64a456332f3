import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyCoupon,
  anyInstant,
  anyLine,
  anyPurchase,
  lawRuns,
  lawTimeoutMs,
} from '../../testing/purchases.ts';
import { addMonths, addSpan, cents, type Invoice, type Quote, type QuoteLine, quote } from '../index.ts';

const amounts = (invoice: Invoice): number[] => [
  invoice.subscriptionsCents,
  invoice.chargesCents,
  invoice.discountCents,
  invoice.subtotalCents,
  invoice.taxesCents,
  invoice.giftCardCents,
  invoice.creditCents,
  invoice.totalCents,
];

const invoices = ({ now, next, schedule }: Quote): Invoice[] => [now, next, ...schedule];

const law = <Values extends [unknown, ...unknown[]]>(
  name: string,
  arbitraries: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
  check: (...values: Values) => void,
) => {
  it(name, { timeout: lawTimeoutMs }, () => {
    fc.assert(fc.property(...arbitraries, check), lawRuns);
  });
};

/** What a line costs at list price from the purchase to an instant, written down without the code under test. */
const listPrice = (line: QuoteLine<string>, fromMs: number, toMs: number): number => {
  if (line.quantity === 0) return 0;
  const addOns = (line.addOns ?? []).reduce((sum, addOn) => sum + addOn.unitAmountCents * addOn.quantity, 0);
  const perTerm = line.unitAmountCents * line.quantity + addOns;
  const anchorMs = line.planTrial ? addSpan(fromMs, line.planTrial) : fromMs;
  let terms = 0;
  while (addSpan(anchorMs, line.interval, terms) <= toMs) terms += 1;
  return (line.setupFeeCents ?? 0) + perTerm * terms;
};

describe('laws of every quote', () => {
  law('every amount is a whole number of cents, zero or more', [anyPurchase], (purchase) => {
    const wrong = invoices(quote(purchase))
      .flatMap(amounts)
      .filter((amount) => !Number.isSafeInteger(amount) || amount < 0 || Object.is(amount, -0));
    expect(wrong).toEqual([]);
  });

  law('no discount is larger than what it is taken from', [anyPurchase], (purchase) => {
    for (const invoice of invoices(quote(purchase))) {
      expect(invoice.discountCents).toBeLessThanOrEqual(invoice.subscriptionsCents + invoice.chargesCents);
    }
  });

  law('every invoice adds up', [anyPurchase], (purchase) => {
    for (const invoice of invoices(quote(purchase))) {
      const gross = invoice.subscriptionsCents + invoice.chargesCents;
      expect(invoice.subtotalCents).toBe(gross - invoice.discountCents);
      const paidBefore = invoice.giftCardCents + invoice.creditCents;
      expect(invoice.totalCents).toBe(invoice.subtotalCents + invoice.taxesCents - paidBefore);
    }
  });

  law('what a gift card paid and what is left is its value', [anyPurchase], (purchase) => {
    const { giftCardLeftCents, problems, schedule } = quote(purchase);
    const isRefused = problems.some(({ field }) => field === 'giftCard');
    const value =
      purchase.giftCard && 'balanceCents' in purchase.giftCard ? purchase.giftCard.balanceCents : 0;
    const spent = schedule.reduce<number>((sum, invoice) => sum + invoice.giftCardCents, 0);
    expect(spent + giftCardLeftCents).toBe(isRefused ? 0 : value);
  });

  law(
    'what credit paid and what is left is all of it, and it pays before a card',
    [anyPurchase],
    (purchase) => {
      const { creditLeftCents, schedule } = quote(purchase);
      const spent = schedule.reduce<number>((sum, invoice) => sum + invoice.creditCents, 0);
      expect(spent + creditLeftCents).toBe(purchase.creditCents ?? 0);
      if (schedule.some(({ totalCents }) => totalCents > 0)) expect(creditLeftCents).toBe(0);
    },
  );

  law('a gift card pays all that it can before money is taken', [anyPurchase], (purchase) => {
    const { giftCardLeftCents, schedule } = quote(purchase);
    const lastPaid = schedule.findLastIndex(({ giftCardCents }) => giftCardCents > 0);
    for (const { totalCents } of schedule.slice(0, Math.max(lastPaid, 0))) expect(totalCents).toBe(0);
    const isOpen = schedule.some(({ totalCents }) => totalCents > 0);
    const isRefused = quote(purchase).problems.some(({ field }) => field === 'giftCard');
    if (isOpen && !isRefused) expect(giftCardLeftCents).toBe(0);
  });

  law('the schedule starts now, goes forward and ends', [anyPurchase], (purchase) => {
    const { now, schedule } = quote(purchase);
    expect(schedule[0]).toEqual(now);
    expect(schedule.length).toBeLessThanOrEqual(120);
    const dates = schedule.map(({ atMs }) => atMs);
    expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a - b));
  });

  law('for one plan the schedule goes on with the next invoice', [anyLine, anyPurchase], (line, purchase) => {
    const { next, schedule } = quote({ ...purchase, lines: [line] });
    expect(schedule[1]).toEqual(next);
  });

  law('the schedule charges every line at each of its renewals', [anyPurchase], (purchase) => {
    const { schedule } = quote({
      ...purchase,
      coupon: null,
      giftCard: null,
      creditCents: cents(0),
      tax: null,
      charges: [],
    });
    const lastMs = schedule.at(-1)?.atMs ?? purchase.atMs;
    const charged = schedule.reduce<number>((sum, { totalCents }) => sum + totalCents, 0);
    const listed = purchase.lines.reduce((sum, line) => sum + listPrice(line, purchase.atMs, lastMs), 0);
    expect(charged).toBe(listed);
  });

  law('a coupon never makes anything dearer', [anyPurchase], (purchase) => {
    const withCode = quote(purchase).now.totalCents;
    const without = quote({ ...purchase, coupon: null }).now.totalCents;
    expect(withCode).toBeLessThanOrEqual(without);
  });

  law(
    'a coupon discounts nothing after its months',
    [anyPurchase, fc.integer({ min: 1, max: 24 })],
    (purchase, months) => {
      const { coupon } = purchase;
      if (!coupon || !('discount' in coupon)) return;
      const endsAtMs = addMonths(purchase.atMs, months);
      const { schedule } = quote({ ...purchase, coupon: { ...coupon, appliesForMonths: months } });
      for (const { atMs, discountCents } of schedule) if (atMs >= endsAtMs) expect(discountCents).toBe(0);
    },
  );

  law('a single use is one discount', [anyPurchase], (purchase) => {
    const { coupon } = purchase;
    if (!coupon || !('discount' in coupon)) return;
    const { schedule } = quote({ ...purchase, coupon: { ...coupon, singleUse: true } });
    expect(schedule.filter(({ discountCents }) => discountCents > 0).length).toBeLessThanOrEqual(1);
  });

  law('the schedule covers a coupon to its end', [anyLine, anyCoupon, anyInstant], (line, coupon, atMs) => {
    const priced = quote({ currency: 'USD', lines: [line], coupon, atMs });
    const last = priced.schedule.at(-1);
    const isOver = coupon.appliesForMonths !== null || coupon.singleUse;
    if (isOver && priced.schedule.length < 120) expect(last?.discountCents).toBe(0);
  });

  law('a trial ends after the purchase, and the plan is charged that day', [anyPurchase], (purchase) => {
    const { schedule, trialEndsAtMs } = quote(purchase);
    if (trialEndsAtMs === null) return;
    expect(trialEndsAtMs).toBeGreaterThan(purchase.atMs);
    // A full schedule may stop before a trial of many years does.
    const isFull = schedule.length === 120;
    expect(isFull || schedule.some(({ atMs }) => atMs === trialEndsAtMs)).toBe(true);
  });

  law('a code with a problem changes nothing', [anyPurchase], (purchase) => {
    const unknown = { code: 'nobody-knows', found: false } as const;
    const priced = quote({ ...purchase, coupon: unknown, giftCard: unknown });
    const plain = quote({ ...purchase, coupon: null, giftCard: null });
    expect({ ...priced, problems: [] }).toEqual(plain);
    expect(priced.problems.map(({ code }) => code)).toEqual(['coupon_not_found', 'gift_card_not_found']);
  });

  law('the same purchase has the same hash, another total another', [anyPurchase], (purchase) => {
    const first = quote(purchase);
    expect(quote(structuredClone(purchase)).hash).toBe(first.hash);
    const dearer = quote({
      ...purchase,
      charges: [...(purchase.charges ?? []), { amountCents: first.now.totalCents, quantity: 1 }],
    });
    if (dearer.now.totalCents !== first.now.totalCents) expect(dearer.hash).not.toBe(first.hash);
  });
});
