import { describe, expect, it } from 'vitest';
import { type Cents, type Coupon, cents, type QuoteInput, quote } from '../index.ts';

const monthly = (unitAmountCents: Cents): QuoteInput['lines'][number] => ({
  planCode: 'rocksprem_i_m_v2',
  quantity: 1,
  unitAmountCents,
  interval: { length: 1, unit: 'month' },
});

const couponOf = (discount: Coupon['discount']): Coupon => ({
  code: 'test',
  discount,
  appliesForMonths: null,
  singleUse: false,
  planCodes: null,
});

describe('numbers that no purchase has', () => {
  const lines = [monthly(cents(1199))];

  it.each<[string, Partial<QuoteInput>]>([
    ['a negative price', { lines: [monthly(cents(-1))] }],
    ['a negative quantity', { lines: [{ ...monthly(cents(1)), quantity: -1 }] }],
    ['a part of a plan', { lines: [{ ...monthly(cents(1199)), quantity: 0.5 }] }],
    ['a negative set-up fee', { lines: [{ ...monthly(cents(1)), setupFeeCents: cents(-1) }] }],
    [
      'a negative add-on',
      { lines: [{ ...monthly(cents(1)), addOns: [{ code: 'a', quantity: -1, unitAmountCents: cents(1) }] }] },
    ],
    ['a negative charge', { charges: [{ amountCents: cents(-1), quantity: 1 }] }],
    ['more than everything off', { coupon: couponOf({ type: 'percent', percent: 101 }) }],
    ['a surcharge as a discount', { coupon: couponOf({ type: 'percent', percent: -1 }) }],
    ['a part of a percent', { coupon: couponOf({ type: 'percent', percent: 12.5 }) }],
    ['a negative amount off', { coupon: couponOf({ type: 'dollars', amountCents: cents(-1) }) }],
    ['a trial into the past', { coupon: couponOf({ type: 'free_trial', amount: -1, unit: 'day' }) }],
    ['an overdrawn gift card', { giftCard: { code: 'GIFT', currency: 'USD', balanceCents: cents(-1) } }],
    ['a debt as credit', { creditCents: cents(-1) }],
    ['a negative tax rate', { tax: { type: 'rate', rateMillionths: -1 } }],
    ['a negative tax', { tax: { type: 'amounts', nowCents: cents(0), nextCents: cents(-1) } }],
    ['a price that is no number', { lines: [{ ...monthly(cents(1)), quantity: Number.NaN }] }],
  ])('%s', (_, wrong) => {
    expect(() => quote({ currency: 'USD', atMs: 0, lines, ...wrong })).toThrow(RangeError);
  });
});

/** What a caller without types may pass. */
const quoteOf = (input: unknown): unknown => Reflect.apply(quote, null, [input]);
const line = { planCode: 'rocksprem_i_m_v2', quantity: 1, unitAmountCents: 1199 };
const interval = { length: 1, unit: 'month' };
const purchase = (changed: object) => ({
  currency: 'USD',
  atMs: 0,
  lines: [{ ...line, interval }],
  ...changed,
});
const withLine = (changed: object) => purchase({ lines: [{ ...line, interval, ...changed }] });
const withPreview = (wrong: object) =>
  purchase({ tax: { type: 'previewed', isIncluded: false, amounts: [{ subtotalCents: 1199, ...wrong }] } });
const withTaxLine = (wrong: object) =>
  withPreview({ lines: [{ type: 'vat', region: 'DE', amountCents: 228, ...wrong }] });
const withCoupon = (changed: object) =>
  purchase({
    coupon: {
      code: 'test',
      discount: { type: 'percent', percent: 50 },
      appliesForMonths: null,
      singleUse: false,
      planCodes: null,
      ...changed,
    },
  });

describe('what is no purchase is refused, and the error names the field', () => {
  it.each<[string, unknown, typeof RangeError | typeof TypeError]>([
    ['input', null, TypeError],
    ['input', undefined, TypeError],
    ['input', 'rocksprem_i_m_v2', TypeError],
    ['currency', {}, TypeError],
    ['currency', purchase({ currency: 840 }), TypeError],
    ['atMs', purchase({ atMs: undefined }), TypeError],
    ['atMs', purchase({ atMs: '2027-01-01' }), TypeError],
    ['atMs', purchase({ atMs: new Date(0) }), TypeError],
    ['atMs', purchase({ atMs: Number.NaN }), RangeError],
    ['atMs', purchase({ atMs: Number.POSITIVE_INFINITY }), RangeError],
    ['atMs', purchase({ atMs: 9e15 }), RangeError],
    ['lines', purchase({ lines: undefined }), TypeError],
    ['lines', purchase({ lines: {} }), TypeError],
    ['lines[0]', purchase({ lines: [null] }), TypeError],
    ['lines[0].planCode', purchase({ lines: [{}] }), TypeError],
    ['lines[1].planCode', purchase({ lines: [{ ...line, interval }, {}] }), TypeError],
    ['lines[0].quantity', withLine({ quantity: '1' }), TypeError],
    ['lines[0].quantity', withLine({ quantity: 0.5 }), RangeError],
    ['lines[0].unitAmountCents', withLine({ unitAmountCents: '1199' }), TypeError],
    ['lines[0].unitAmountCents', withLine({ unitAmountCents: null }), TypeError],
    ['lines[0].unitAmountCents', withLine({ unitAmountCents: 11.99 }), RangeError],
    ['lines[0].unitAmountCents', withLine({ unitAmountCents: Number.POSITIVE_INFINITY }), RangeError],
    ['lines[0].setupFeeCents', withLine({ setupFeeCents: '5' }), TypeError],
    ['lines[0].addOns', withLine({ addOns: 'none' }), TypeError],
    ['lines[0].addOns[0]', withLine({ addOns: [null] }), TypeError],
    [
      'lines[0].addOns[0].unitAmountCents',
      withLine({ addOns: [{ code: 'a', quantity: 1, unitAmountCents: '5' }] }),
      TypeError,
    ],
    ['lines[0].interval', withLine({ interval: undefined }), TypeError],
    ['lines[0].interval', withLine({ interval: null }), TypeError],
    ['lines[0].interval.length', withLine({ interval: { length: 0, unit: 'month' } }), RangeError],
    ['lines[0].interval.length', withLine({ interval: { length: -1, unit: 'month' } }), RangeError],
    ['lines[0].interval.length', withLine({ interval: { length: 0.5, unit: 'month' } }), RangeError],
    ['lines[0].interval.length', withLine({ interval: { length: 1e9, unit: 'month' } }), RangeError],
    ['lines[0].interval.length', withLine({ interval: { length: '1', unit: 'month' } }), TypeError],
    ['lines[0].interval.unit', withLine({ interval: { length: 1, unit: 'year' } }), RangeError],
    ['lines[0].planTrial.length', withLine({ planTrial: { length: -1, unit: 'day' } }), RangeError],
    ['charges', purchase({ charges: 5 }), TypeError],
    ['charges[0].amountCents', purchase({ charges: [{ amountCents: '5', quantity: 1 }] }), TypeError],
    ['charges[0].quantity', purchase({ charges: [{ amountCents: 5 }] }), TypeError],
    ['coupon', purchase({ coupon: 'vidcon50' }), TypeError],
    ['coupon.discount', purchase({ coupon: {} }), TypeError],
    ['coupon.discount.type', withCoupon({ discount: {} }), RangeError],
    ['coupon.discount.percent', withCoupon({ discount: { type: 'percent', percent: '50' } }), TypeError],
    ['coupon.discount.percent', withCoupon({ discount: { type: 'percent', percent: 101 } }), RangeError],
    ['coupon.discount.amountCents', withCoupon({ discount: { type: 'dollars' } }), TypeError],
    [
      'coupon.discount.unit',
      withCoupon({ discount: { type: 'free_trial', amount: 1, unit: 'year' } }),
      RangeError,
    ],
    ['coupon.appliesForMonths', withCoupon({ appliesForMonths: undefined }), TypeError],
    ['coupon.appliesForMonths', withCoupon({ appliesForMonths: -1 }), RangeError],
    ['coupon.planCodes', withCoupon({ planCodes: 'all' }), TypeError],
    ['giftCard', purchase({ giftCard: 'GIFT' }), TypeError],
    ['giftCard.balanceCents', purchase({ giftCard: {} }), TypeError],
    ['giftCard.balanceCents', purchase({ giftCard: { code: 'G', balanceCents: '5' } }), TypeError],
    ['coupon.code', withCoupon({ code: undefined }), TypeError],
    ['coupon.discount.amount', withCoupon({ discount: { type: 'free_trial', unit: 'day' } }), TypeError],
    ['giftCard.code', purchase({ giftCard: { balanceCents: 5 } }), TypeError],
    ['tax', purchase({ tax: 8 }), TypeError],
    ['tax.type', purchase({ tax: {} }), RangeError],
    ['tax.rateMillionths', purchase({ tax: { type: 'rate', rateMillionths: '87500' } }), TypeError],
    ['tax.nextCents', purchase({ tax: { type: 'amounts', nowCents: 0 } }), TypeError],
    ['tax.isIncluded', purchase({ tax: { type: 'previewed', amounts: [] } }), TypeError],
    ['tax.amounts', purchase({ tax: { type: 'previewed', isIncluded: true } }), TypeError],
    ['tax.amounts[0].subtotalCents', withPreview({ subtotalCents: -1 }), RangeError],
    ['tax.amounts[0].lines', withPreview({}), TypeError],
    ['tax.amounts[0].lines[0].amountCents', withTaxLine({ amountCents: 0.5 }), RangeError],
    ['tax.amounts[0].lines[0].type', withTaxLine({ type: undefined }), TypeError],
    ['tax.amounts[0].lines[0].region', withTaxLine({ region: 5 }), TypeError],
  ])('%s (%#)', (field, wrong, kind) => {
    const refusal = () => quoteOf(wrong);
    expect(refusal).toThrow(kind);
    expect(refusal).toThrow(new RegExp(`^${field.replaceAll(/[[\].]/g, '\\$&')} `));
  });

  it('and what may be left out still may', () => {
    const costs = (input: object, totalCents: number) =>
      expect(quoteOf(input)).toMatchObject({ now: { totalCents } });
    costs(purchase({ coupon: null, giftCard: undefined, tax: null, charges: undefined }), 1199);
    costs(withLine({ addOns: undefined, setupFeeCents: undefined, planTrial: undefined }), 1199);
    costs(withCoupon({}), 599);
    costs(purchase({ coupon: { code: 'nobody', found: false } }), 1199);
  });
});
