import {
  type Coupon,
  cents,
  coupons,
  type GiftCard,
  type PlanCode,
  plans,
  quoteForPlan,
} from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { couponLengthText, couponName, orderButtonText, orderLeadText } from './orderWords.ts';
import { summaryLines } from './summaryLines.ts';

const today = Date.UTC(2026, 10, 20);
const half3: Coupon = { ...coupons.vidcon, code: 'half3', appliesForMonths: 3 };
const save5: Coupon = {
  ...coupons.vidcon,
  code: 'save5',
  discount: { type: 'dollars', amountCents: cents(500) },
  singleUse: true,
};
const giftCard = (balance: number): GiftCard => ({
  code: 'GIFT',
  currency: 'USD',
  balanceCents: cents(balance),
});

const order = (planCode: PlanCode, coupon: Coupon | null = null, card: GiftCard | null = null) => ({
  plan: plans[planCode],
  quote: quoteForPlan({ planCode, coupon, giftCard: card, atMs: today }),
  coupon,
  giftCardBalanceCents: card?.balanceCents ?? null,
});

const text = (...of: Parameters<typeof order>) =>
  summaryLines(order(...of)).map(
    ({ label, amount, tone }) => `${label}: ${amount}${tone === 'off' ? ' (off)' : ''}`,
  );

describe('summaryLines', () => {
  it('without codes', () => {
    expect(text('rocksprem_i_y_v2')).toEqual([
      'Premium, one year: $71.88',
      'Total today: $71.88',
      'Next payment: $71.88 on November 20, 2027',
    ]);
    expect(text('rockspremdownloads_m_v1')).toEqual([
      'Download, one month: $11.99',
      'Total today: $11.99',
      'Next payment: $11.99 on December 20, 2026',
    ]);
  });

  it('with credit on the account', () => {
    const planCode = 'rocksprem_i_m_v2';
    const quote = quoteForPlan({ planCode, creditCents: cents(2000), atMs: today });
    const lines = summaryLines({ plan: plans[planCode], quote });
    expect(lines.map(({ label, amount, tone }) => [label, amount, tone])).toEqual([
      ['Premium, one month', '$11.99', 'plain'],
      ['Credit on your account', '−$11.99', 'off'],
      ['Total today', '$0.00', 'total'],
      ['Next payment', '$3.98 on December 20, 2026', 'plain'],
    ]);
  });

  const taxed = (type: string, coupon: Coupon | null, isIncluded = false) => {
    const planCode = 'rocksprem_i_m_v2' as const;
    const tax = (subtotal: number, amount: number) => ({
      subtotalCents: cents(subtotal),
      lines: [{ type, region: 'DE', amountCents: cents(amount) }],
    });
    const amounts = isIncluded ? [tax(599, 96), tax(1199, 191)] : [tax(599, 114), tax(1199, 228)];
    const quote = quoteForPlan({
      planCode,
      coupon,
      tax: { type: 'previewed', isIncluded, amounts },
      atMs: today,
    });
    const bought = { plan: plans[planCode], quote, coupon };
    return [
      orderLeadText(bought),
      ...summaryLines(bought).map(
        ({ label, amount, tone }) => `${label}: ${amount}${tone === 'off' ? ' (off)' : ''}`,
      ),
    ];
  };

  it('with a tax on top, as a line of its own', () => {
    expect(taxed('usst', null)).toEqual([
      'Premium, $11.99 per month',
      'Premium, one month: $11.99',
      'Sales tax: $2.28',
      'Total today: $14.27',
      'Next payment: $14.27 on December 20, 2026',
    ]);
  });

  it('with VAT inside every amount, wherever the provider puts it', () => {
    expect(taxed('vat', coupons.vidcon)).toEqual([
      'Premium, $14.27 per month, incl. VAT',
      'Premium, one month: $14.27',
      'Coupon, 50% off: −$7.14 (off)',
      'Total today, incl. VAT: $7.13',
      'Of which VAT: $1.14',
      'Next payment: $7.13 on December 20, 2026',
    ]);
    expect(taxed('GB', null, true)).toEqual([
      'Premium, $11.99 per month, incl. VAT',
      'Premium, one month: $11.99',
      'Total today, incl. VAT: $11.99',
      'Of which VAT: $1.91',
      'Next payment: $11.99 on December 20, 2026',
    ]);
  });

  it('with a trial before the first VAT', () => {
    expect(taxed('vat', coupons.oneMonthFree)).toEqual([
      'Nothing to pay today. Your first month is free.',
      'Premium, one month: $14.27',
      'Free trial, 1 month: −$14.27 (off)',
      'Total today, incl. VAT: $0.00',
      'After your free month: $14.27 per month, incl. VAT',
      'First payment: $14.27 on December 20, 2026',
    ]);
  });

  it('with a free month', () => {
    expect(text('rocksprem_i_y_v2', coupons.oneMonthFree)).toEqual([
      'Premium, one year: $71.88',
      'Free trial, 1 month: −$71.88 (off)',
      'Total today: $0.00',
      'After your free month: $71.88 per year',
      'First payment: $71.88 on December 20, 2026',
    ]);
  });

  it('with a trial of days', () => {
    expect(text('rocksprem_i_m_v2', coupons.twitch14)).toEqual([
      'Premium, one month: $11.99',
      'Free trial, 14 days: −$11.99 (off)',
      'Total today: $0.00',
      'After your free trial: $11.99 per month',
      'First payment: $11.99 on December 4, 2026',
    ]);
  });

  it('with a percentage', () => {
    expect(text('rocksprem_i_m_v2', coupons.vidcon)).toEqual([
      'Premium, one month: $11.99',
      'Coupon, 50% off: −$6.00 (off)',
      'Total today: $5.99',
      'Next payment: $5.99 on December 20, 2026',
    ]);
  });

  it('with a coupon that ends before the next yearly payment', () => {
    expect(text('rocksprem_i_y_v2', half3).at(-1)).toBe('Next payment: $71.88 on November 20, 2027');
  });

  it('with a coupon and a gift card that is worth more', () => {
    expect(text('rocksprem_i_y_v2', coupons.vidcon, giftCard(5000))).toEqual([
      'Premium, one year: $71.88',
      'Coupon, 50% off: −$35.94 (off)',
      'Gift card: −$35.94 (off)',
      'Total today: $0.00',
      'Next payment: $21.88 on November 20, 2027',
      'Left on the card: $14.06',
    ]);
  });

  it('with a gift card that waits for the end of a trial', () => {
    expect(text('rocksprem_i_m_v2', coupons.oneMonthFree, giftCard(1000))).toEqual([
      'Premium, one month: $11.99',
      'Free trial, 1 month: −$11.99 (off)',
      'Total today: $0.00',
      'After your free month: $11.99 per month',
      'First payment: $1.99 on December 20, 2026',
      'Left on the card: $10.00',
    ]);
  });

  it('without a discount line for a coupon of another plan', () => {
    const proOnly: Coupon = { ...coupons.vidcon, planCodes: ['rockspro_m_v1'] };
    expect(text('rocksprem_i_m_v2', proOnly)[1]).toBe('Total today: $11.99');
  });
});

describe('couponName', () => {
  it.each([
    [coupons.oneMonthFree, 'Free trial, 1 month'],
    [coupons.twitch60, 'Free trial, 60 days'],
    [coupons.vidcon, 'Coupon, 50% off'],
    [save5, 'Coupon, $5.00 off'],
  ])('%#', (coupon, name) => {
    expect(couponName(coupon, 'USD')).toBe(name);
  });
});

describe('couponLengthText', () => {
  it.each([
    [coupons.vidcon, 'The coupon takes 50% off every payment.'],
    [half3, 'The coupon takes 50% off payments before February 20, 2027.'],
    [save5, 'The coupon takes $5.00 off the first payment.'],
    [coupons.oneMonthFree, 'Free until December 20, 2026.'],
    [coupons.twitch14, 'Free until December 4, 2026.'],
  ])('%#', (coupon, expected) => {
    expect(couponLengthText({ coupon, quote: order('rocksprem_i_m_v2', coupon).quote })).toBe(expected);
  });
});

describe('orderLeadText', () => {
  it.each([
    [order('rocksprem_i_y_v2'), 'Premium, $71.88 per year'],
    [order('rocksprem_i_y_v2', coupons.oneMonthFree), 'Nothing to pay today. Your first month is free.'],
    [order('rocksprem_i_y_v2', coupons.twitch14), 'Nothing to pay today. Your first 14 days are free.'],
    [order('rocksprem_i_m_v2', null, giftCard(2000)), 'Nothing to pay today.'],
  ])('%#', (of, expected) => {
    expect(orderLeadText(of)).toBe(expected);
  });
});

describe('orderButtonText', () => {
  it.each([
    [null, 'idle', 'Start subscription'],
    [today, 'idle', 'Start free trial'],
    [today, 'processing', 'Processing'],
    [null, 'failed', 'Try again'],
  ] as const)('%j, %s: %s', (trialEndsAtMs, status, expected) => {
    expect(orderButtonText({ trialEndsAtMs }, status)).toBe(expected);
  });
});
