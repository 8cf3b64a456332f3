import { describe, expect, it } from 'vitest';
import {
  type Cents,
  type Coupon,
  cents,
  codeProblemTexts,
  type GiftCard,
  type QuoteInput,
  quote,
  quoteForPlan,
} from '../index.ts';

const atMs = Date.UTC(2027, 0, 31, 12);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const monthly = (unitAmountCents: Cents): QuoteInput['lines'][number] => ({
  planCode: 'rocksprem_i_m_v2',
  quantity: 1,
  unitAmountCents,
  interval: { length: 1, unit: 'month' },
});

const coupon = (overrides: Partial<Coupon>): Coupon => ({
  code: 'test',
  discount: { type: 'percent', percent: 50 },
  appliesForMonths: null,
  singleUse: false,
  planCodes: null,
  ...overrides,
});

const card = (balance: number): GiftCard => ({ code: 'GIFT', currency: 'USD', balanceCents: cents(balance) });

describe('credit on the account', () => {
  it.each([
    // credit, what it pays now, today's total, the next totals
    [0, 0, 1199, [1199]],
    [500, 500, 699, [1199]],
    [1199, 1199, 0, [1199]],
    [3000, 1199, 0, [0, 597, 1199]],
  ])('%d cents pay %d of a month', (credit, paid, total, later) => {
    const planCode = 'rocksprem_i_m_v2';
    const { now, schedule, creditLeftCents, hash } = quoteForPlan({
      planCode,
      creditCents: cents(credit),
      atMs,
    });
    expect([now.creditCents, now.totalCents, creditLeftCents]).toEqual([paid, total, 0]);
    expect(schedule.slice(1).map(({ totalCents }) => totalCents)).toEqual(later);
    expect(hash === quoteForPlan({ planCode, atMs }).hash).toBe(total === 1199);
  });

  it('comes after coupon and gift card, and waits for the end of a trial', () => {
    const planCode = 'rocksprem_i_m_v2';
    const creditCents = cents(1000);
    const both = quoteForPlan({ planCode, coupon: coupon({}), giftCard: card(400), creditCents, atMs });
    expect(both.now).toMatchObject({
      discountCents: 600,
      giftCardCents: 400,
      creditCents: 199,
      totalCents: 0,
    });
    const trial = coupon({ discount: { type: 'free_trial', amount: 1, unit: 'month' } });
    const later = quoteForPlan({ planCode, coupon: trial, creditCents, atMs });
    expect([later.now.creditCents, later.next.creditCents, later.next.totalCents]).toEqual([0, 1000, 199]);
  });
});

describe('the schedule', () => {
  it('goes on over the whole length of a coupon, and ends with the first full price', () => {
    const { schedule } = quoteForPlan({
      planCode: 'rocksprem_i_m_v2',
      coupon: coupon({ appliesForMonths: 3 }),
      atMs,
    });
    expect(schedule.map((invoice) => [iso(invoice.atMs), invoice.totalCents])).toEqual([
      ['2027-01-31', 599],
      ['2027-02-28', 599],
      ['2027-03-31', 599],
      ['2027-04-30', 1199],
    ]);
  });

  it('does not discount the second year by a coupon of three months', () => {
    const { next, now } = quoteForPlan({
      planCode: 'rocksprem_i_y_v2',
      coupon: coupon({ appliesForMonths: 3 }),
      atMs,
    });
    expect([now.totalCents, next.totalCents]).toEqual([3594, 7188]);
  });

  it('stops after the next invoice when a coupon never ends', () => {
    expect(quoteForPlan({ planCode: 'rockspro_y_v1', coupon: coupon({}), atMs }).schedule).toHaveLength(2);
  });

  it('spends a gift card invoice by invoice', () => {
    const { giftCardLeftCents, schedule } = quoteForPlan({
      planCode: 'rocksprem_i_m_v2',
      giftCard: card(3000),
      atMs,
    });
    expect(schedule.map((invoice) => [invoice.giftCardCents, invoice.totalCents])).toEqual([
      [1199, 0],
      [1199, 0],
      [602, 597],
      [0, 1199],
    ]);
    expect(giftCardLeftCents).toBe(0);
  });

  it('keeps what a gift card cannot be spent on', () => {
    const free = quoteForPlan({ planCode: 'free', giftCard: card(3000), atMs });
    expect(free).toMatchObject({ giftCardLeftCents: 3000, now: { totalCents: 0 } });
    expect(free.schedule).toHaveLength(2);
  });

  it('lists ten years of months at most', () => {
    const { giftCardLeftCents, schedule } = quoteForPlan({
      planCode: 'rocksprem_i_m_v2',
      giftCard: card(1_000_000),
      atMs,
    });
    expect(schedule).toHaveLength(120);
    expect(giftCardLeftCents).toBe(1_000_000 - 120 * 1199);
  });

  it('puts plans with other dates on invoices of their own', () => {
    const { next, schedule } = quote({
      currency: 'USD',
      atMs,
      lines: [
        monthly(cents(1199)),
        {
          planCode: 'rockspro_m_v1',
          quantity: 1,
          unitAmountCents: cents(2500),
          interval: { length: 1, unit: 'month' },
          planTrial: { length: 14, unit: 'day' },
        },
      ],
    });
    expect(schedule.map((invoice) => [iso(invoice.atMs), invoice.totalCents])).toEqual([
      ['2027-01-31', 1199],
      ['2027-02-14', 2500],
      ['2027-02-28', 1199],
    ]);
    expect([iso(next.atMs), next.totalCents]).toEqual(['2027-02-14', 3699]);
  });

  it('is the purchase alone when nothing renews', () => {
    const priced = quote({
      currency: 'USD',
      atMs,
      lines: [],
      charges: [{ amountCents: cents(2500), quantity: 2 }],
    });
    expect(priced.schedule).toEqual([priced.now]);
    expect(priced.now).toMatchObject({ chargesCents: 5000, totalCents: 5000 });
    expect(priced.next).toMatchObject({ atMs, totalCents: 0 });
    expect(priced.trialEndsAtMs).toBeNull();
  });
});

describe('trials', () => {
  it('give way to the coupon, even a shorter one', () => {
    const line = { ...monthly(cents(1199)), planTrial: { length: 1, unit: 'month' } as const };
    const trial = coupon({ discount: { type: 'free_trial', amount: 2, unit: 'week' } });
    const own = quote({ currency: 'USD', atMs, lines: [line] });
    const other = quote({ currency: 'USD', atMs, lines: [line], coupon: trial });
    expect(own.trialEndsAtMs).toBe(Date.UTC(2027, 1, 28, 12));
    expect(other.trialEndsAtMs).toBe(Date.UTC(2027, 1, 14, 12));
    expect(other.next.atMs).toBe(other.trialEndsAtMs);
  });

  it('are no discount, and end the schedule with the first charge', () => {
    const { schedule } = quoteForPlan({
      planCode: 'rocksprem_i_m_v2',
      coupon: coupon({
        discount: { type: 'free_trial', amount: 1, unit: 'month' },
        appliesForMonths: 6,
        singleUse: true,
      }),
      atMs,
    });
    expect(schedule.map(({ discountCents, totalCents }) => [discountCents, totalCents])).toEqual([
      [0, 0],
      [0, 1199],
    ]);
  });

  it('take one subscription, the one with the longest trial of its own', () => {
    const trial = coupon({
      discount: { type: 'free_trial', amount: 60, unit: 'day' },
      redemptionResource: 'subscription',
    });
    const withTrial = { ...monthly(cents(500)), planTrial: { length: 7, unit: 'day' } as const };
    const { schedule } = quote({
      currency: 'USD',
      atMs,
      lines: [monthly(cents(9900)), withTrial],
      coupon: trial,
    });
    expect(schedule[0]?.totalCents).toBe(9900);
    expect(schedule.map(({ atMs: dateMs }) => iso(dateMs))).toContain('2027-04-01');
  });
});

describe('problems', () => {
  const unknown = { code: 'nope', found: false } as const;

  it.each<[string, Partial<QuoteInput>, object[]]>([
    ['none', {}, []],
    ['absent codes', { coupon: null, giftCard: null }, []],
    [
      'unknown codes',
      { coupon: unknown, giftCard: unknown },
      [
        { code: 'coupon_not_found', field: 'coupon', enteredCode: 'nope' },
        { code: 'gift_card_not_found', field: 'giftCard', enteredCode: 'nope' },
      ],
    ],
    [
      'a coupon for another plan',
      { coupon: coupon({ planCodes: ['rockspro_m_v1'] }) },
      [{ code: 'coupon_not_for_plan', field: 'coupon', enteredCode: 'test' }],
    ],
    [
      'a coupon for charges where there are none',
      { coupon: coupon({ planCodes: [], appliesToCharges: true }) },
      [{ code: 'coupon_not_for_plan', field: 'coupon', enteredCode: 'test' }],
    ],
    [
      'money of another currency',
      {
        coupon: coupon({ discount: { type: 'dollars', amountCents: cents(500), currency: 'EUR' } }),
        giftCard: { ...card(500), currency: 'EUR' },
      },
      [
        { code: 'coupon_currency_mismatch', field: 'coupon', enteredCode: 'test' },
        { code: 'gift_card_currency_mismatch', field: 'giftCard', enteredCode: 'GIFT' },
      ],
    ],
  ])('%s', (_, codes, problems) => {
    const priced = quote({ currency: 'USD', atMs, lines: [monthly(cents(1199))], ...codes });
    expect(priced.problems).toEqual(problems);
    expect(priced.now.totalCents).toBe(1199);
    expect(priced.next.totalCents).toBe(1199);
  });

  it('include dollars off a purchase in another currency', () => {
    const dollars = coupon({ discount: { type: 'dollars', amountCents: cents(500) } });
    const priced = quote({ currency: 'EUR', atMs, lines: [monthly(cents(999))], coupon: dollars });
    expect(priced.problems.map(({ code }) => code)).toEqual(['coupon_currency_mismatch']);
    expect(priced.now.totalCents).toBe(999);
  });

  it('are said in the words of the specification', () => {
    expect(new Set(Object.values(codeProblemTexts))).toEqual(
      new Set(['Invalid Coupon', 'Invalid Gift card']),
    );
  });
});

describe('discounts and tax', () => {
  it('discount one-off charges when the coupon says so, once', () => {
    const priced = quote({
      currency: 'USD',
      atMs,
      lines: [monthly(cents(1000))],
      charges: [{ amountCents: cents(3000), quantity: 1, taxExempt: true }],
      coupon: coupon({ appliesToCharges: true }),
      tax: { type: 'rate', rateMillionths: 100_000 },
    });
    // The charge bears no tax, so half of the plan does: 5.00 at 10 %.
    expect(priced.now).toMatchObject({ discountCents: 2000, taxesCents: 50, totalCents: 2050 });
    expect(priced.next).toMatchObject({ discountCents: 500, taxesCents: 50, totalCents: 550 });
  });

  it('take add-ons with the plan and drop them with it', () => {
    const line = {
      ...monthly(cents(1000)),
      addOns: [{ code: 'extra', quantity: 2, unitAmountCents: cents(250) }],
      setupFeeCents: cents(100),
    };
    const price = (quantity: number) =>
      quote({ currency: 'USD', atMs, lines: [{ ...line, quantity }], coupon: coupon({}) }).now;
    expect(price(1)).toMatchObject({ subscriptionsCents: 1600, discountCents: 750, totalCents: 850 });
    expect(price(0)).toMatchObject({ subscriptionsCents: 0, discountCents: 0, totalCents: 0 });
  });

  it('use given tax as it is, the second amount for every later invoice', () => {
    const { schedule } = quote({
      currency: 'USD',
      atMs,
      lines: [monthly(cents(1000))],
      giftCard: card(1500),
      tax: { type: 'amounts', nowCents: cents(7), nextCents: cents(9) },
    });
    expect(schedule.map(({ taxesCents, totalCents }) => [taxesCents, totalCents])).toEqual([
      [7, 0],
      [9, 516],
      [9, 1009],
    ]);
  });
});
