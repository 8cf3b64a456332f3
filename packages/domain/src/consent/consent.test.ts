import { describe, expect, it } from 'vitest';
import {
  cents,
  consentTexts,
  consentWords,
  coupons,
  quoteForPlan,
  renewalOf,
  renewalVersion,
  renewalWords,
} from '../index.ts';

const day = '2026-12-27';

describe('the words that people agree to', () => {
  it('are those of their version: who changes words here, or a document, gives them another version', () => {
    const firstAt = day;
    expect({
      license: [consentTexts.license.version, consentWords('license')],
      marketing: [consentTexts.marketing.version, consentWords('marketing')],
      terms: [consentTexts.terms.version, consentWords('terms')],
      renewal: [
        renewalVersion,
        renewalWords({ planCode: 'rocksprem_i_m_v2', amountCents: cents(1199), firstAt }),
        renewalWords({ planCode: 'rockspro_y_v1', amountCents: cents(25000), firstAt }),
        renewalWords({ planCode: 'rockspro_y_v1', amountCents: cents(25000), firstAt, isBeforeTax: true }),
      ],
    }).toEqual({
      license: ['2022-06-16', 'I confirm that I have read and accept the License Services Agreement'],
      marketing: [
        '2026-11-27',
        'I want to hear about new music, improving my stream, & personalized music recommendations. Sign me up!',
      ],
      terms: ['2021-10-21.2021-10-21', 'I accept the Privacy Policy and Terms of Service'],
      renewal: [
        '2026-11-27',
        'Renews for $11.99 every month until you cancel. First on December 27, 2026.',
        'Renews for $250.00 every year until you cancel. First on December 27, 2026.',
        'Renews for $250.00, plus any tax not included in it, every year until you cancel. First on December 27, 2026.',
      ],
    });
  });

  it('have no day where no clock is known', () => {
    expect(renewalWords({ planCode: 'rocksprem_i_y_v2', amountCents: cents(7188), firstAt: null })).toBe(
      'Renews for $71.88 every year until you cancel.',
    );
  });
});

describe('what a quote renews for', () => {
  const atMs = Date.UTC(2026, 10, 27);
  const planCode = 'rocksprem_i_m_v2';
  const inMonths = (months: number) => Date.UTC(2026, 10 + months, 27);

  it.each([
    ['no code', {}, 1199, 1],
    ['a trial of a month', { coupon: coupons.oneMonthFree }, 1199, 1],
    ['a coupon without an end', { coupon: coupons.vidcon }, 599, 1],
    ['a coupon for three months', { coupon: { ...coupons.vidcon, appliesForMonths: 3 } }, 1199, 3],
    ['credit for two and a half months', { creditCents: cents(3000) }, 1199, 3],
  ])('with %s', (_, codes, amountCents, months) => {
    expect(renewalOf(quoteForPlan({ planCode, atMs, ...codes }))).toEqual({
      amountCents,
      firstAt: inMonths(months),
    });
  });
});
