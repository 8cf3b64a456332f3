import { coupons, type PlanViewer, type Product } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { planById, priceAt } from '../catalog/lookUp.ts';
import { offerCatalog } from '../catalog/offerCatalog.ts';
import { ownCatalog } from '../catalog/ownCatalog.ts';
import { partnerCatalog } from '../catalog/partnerCatalog.ts';
import { priceView } from '../catalog/priceView.ts';
import { planIdOf } from '../catalog/viewer.ts';
import { en } from '../texts/en.ts';
import { highlightTexts } from './PlanCard.tsx';
import { actionVariant, planAction } from './planAction.ts';

const own = ownCatalog();

describe('our plans at list price', () => {
  it.each([
    ['premium', 'monthly', '$11.99', '$14.99', 'Billed every month', 'rocksprem_i_m_v2'],
    ['premium', 'yearly', '$5.99', '$7.49', '$71.88 per year', 'rocksprem_i_y_v2'],
    ['download', 'monthly', '$11.99', undefined, 'Billed every month', 'rockspremdownloads_m_v1'],
    ['download', 'yearly', '$5.99', undefined, '$71.88 per year', 'rockspremdownloads_y_v1'],
    ['pro', 'monthly', '$25', undefined, 'Billed every month', 'rockspro_m_v1'],
    ['pro', 'yearly', '$21', undefined, '$250 per year', 'rockspro_y_v1'],
    ['free', 'monthly', '$0', undefined, 'Free for as long as you like', 'free'],
    ['free', 'yearly', '$0', undefined, 'Free for as long as you like', 'free'],
  ] as const)('%s, %s', (product, period, amount, was, note, code) => {
    const plan = planById(own, product);
    expect(priceView(own, plan, period)).toEqual({ amount, was, per: 'per month', note });
    expect(priceAt(plan, period).code).toBe(code);
  });

  it('highlights Premium and says that Pro has no fixed price', () => {
    expect(planById(own, 'premium')).toMatchObject({
      isHighlighted: true,
      isFrom: false,
      banner: { text: 'Special Price for New Users', tone: 'sun' },
    });
    expect(planById(own, 'pro')).toMatchObject({ isHighlighted: false, isFrom: true });
  });

  it('compares ten features in the order of the specification', () => {
    expect(own.rows?.map(({ label }) => label)).toEqual([
      'Twitch-safe Tracks',
      'YouTube-safe Tracks',
      'Curated Stations',
      'Downloadable Tracks',
      'Exclusive Music',
      'Create Playlists',
      'Optional Chatbot',
      'Play Individual Tracks',
      'Backbeat Support',
      'Advanced Music Search',
    ]);
  });

  it.each([
    ['free', ['40,000', '5,000', '10', '-', '-', '-', '-', '-', '-', '-']],
    ['premium', ['600,000+', '150,000+', '60', '-', '-', '+', '+', '+', '+', '+']],
    ['download', ['+', '+', 'Some', '+', '-', '+', '+', 'Limited', '+', '+']],
    ['pro', ['600,000+', '150,000+', '60', '+', '+', '+', '+', '+', '+', '+']],
  ] as const)('%s has %j', (product, row) => {
    const { features } = planById(own, product);
    const cells = own.rows?.map(({ key }) => features?.[key]);
    expect(cells?.map((value) => (typeof value === 'string' ? value : value ? '+' : '-'))).toEqual(row);
  });
});

it.each([
  ['free', ['40,000 Twitch-safe Tracks', '5,000 YouTube-safe Tracks', '10 Curated Stations']],
  ['premium', ['Create Playlists', 'Optional Chatbot', 'Play Individual Tracks']],
] as const)('%s points out %j', (product, texts) => {
  expect(highlightTexts(own, planById(own, product))).toEqual(texts);
});

it('points out nothing that a plan does not have', () => {
  const plan = { ...planById(own, 'free'), highlightedFeatures: ['exclusiveMusic'] };
  expect(highlightTexts(own, plan)).toEqual([]);
});

describe("the partner's plans", () => {
  const partner = partnerCatalog();
  it.each([
    ['premium', 'monthly', '$11.99', 'Billed every month', 'Partner price'],
    ['premium', 'yearly', '$8.69', '$104.30 per year, 3 months free', '3 months free'],
    ['pro', 'monthly', '$20.00', 'Billed every month', 'Partner price'],
    ['pro', 'yearly', '$14.58', '$175 per year, 3 months free', '3 months free'],
  ] as const)('%s, %s', (product, period, amount, note, banner) => {
    const plan = planById(partner, product);
    expect(priceView(partner, plan, period)).toEqual({ amount, was: undefined, per: 'per month', note });
    expect(priceAt(plan, period).banner?.text).toBe(banner);
  });
});

describe('an offer', () => {
  it.each([
    ['vidcon', 'monthly', '$5.99', '$11.99', 'per month', 'Billed every month'],
    ['vidcon', 'yearly', '$35.94', '$71.88', 'per year', 'Billed once a year'],
    ['oneMonthFree', 'monthly', '$0.00', '$11.99', 'first month', 'Then $11.99 per month'],
    ['oneMonthFree', 'yearly', '$0.00', '$71.88', 'first month', 'Then $71.88 per year'],
    ['twitch14', 'monthly', '$0.00', '$11.99', 'first 14 days', 'Then $11.99 per month'],
  ] as const)('%s, %s', (key, period, amount, was, per, note) => {
    const offer = offerCatalog(own, coupons[key]);
    const plan = planById(offer, 'premium');
    expect(priceView(offer, plan, period)).toEqual({ amount, was, per, note });
    expect(plan.couponCode).toBe(coupons[key].code);
  });

  it('leaves a plan that the coupon is not for, and the free one, at their prices', () => {
    const proOnly = { ...coupons.vidcon, planCodes: ['rockspro_m_v1'] } as const;
    const offer = offerCatalog(own, proOnly);
    expect(priceAt(planById(offer, 'premium'), 'monthly').first).toBeUndefined();
    expect(priceAt(planById(offer, 'free'), 'monthly').first).toBeUndefined();
    expect(priceAt(planById(offer, 'pro'), 'monthly').first?.amount).toBe(1250);
  });

  it.each([
    [{ amount: 1, unit: 'day' }, 'first day'],
    [{ amount: 2, unit: 'week' }, 'first 2 weeks'],
  ] as const)('calls a trial of %j %s', (trial, label) => {
    expect(en.firstSpan(trial)).toBe(label);
  });
});

describe('planAction', () => {
  const trial = '?coupon=backbeat1month&billing=yearly';
  const rows: ReadonlyArray<readonly [PlanViewer, Product, string, string, string | null]> = [
    ['signed-out', 'free', 'Try for free', 'free', null],
    ['signed-out', 'premium', 'Start free trial', 'rocksprem_i_y_v2', `/checkout/premium${trial}`],
    ['signed-out', 'pro', 'Start free trial', 'rockspro_y_v1', `/checkout/pro${trial}`],
    [{ tier: 'free' }, 'free', 'View player', 'free', '/player'],
    [{ tier: 'free' }, 'premium', 'Upgrade now', 'rocksprem_i_y_v2', `/checkout/premium${trial}`],
    [
      { tier: 'premStream' },
      'download',
      'Change plan',
      'rockspremdownloads_y_v1',
      `/checkout/premiumdownloads${trial}`,
    ],
    [{ tier: 'premStream' }, 'premium', 'View player', 'rocksprem_i_y_v2', '/player'],
    [{ tier: 'premStream' }, 'pro', 'Upgrade now', 'rockspro_y_v1', `/checkout/pro${trial}`],
    [{ tier: 'premDownload' }, 'premium', 'Change plan', 'rocksprem_i_y_v2', `/checkout/premium${trial}`],
    [{ tier: 'pro' }, 'premium', 'View player', 'rocksprem_i_y_v2', '/player'],
  ];

  it.each(rows)('%j, %s: %s', (session, product, label, planCode, href) => {
    const options = { session, billingPeriod: 'yearly', playerHref: '/player' } as const;
    expect(planAction(planById(own, product), options)).toMatchObject({ label, planCode, href });
  });

  it('leads visitors who choose the free plan to the sign-up page', () => {
    const options = { session: 'signed-out', billingPeriod: 'yearly', signUpHref: '/sign-up' } as const;
    expect(planAction(planById(own, 'free'), options).href).toBe('/sign-up');
    expect(planAction(planById(own, 'pro'), options).href).toBe(`/checkout/pro${trial}`);
  });

  it('carries the coupon of an offer', () => {
    const plan = planById(offerCatalog(own, coupons.vidcon), 'premium');
    const action = planAction(plan, { session: 'signed-out', billingPeriod: 'monthly' });
    expect(action).toMatchObject({
      planCode: 'rocksprem_i_m_v2',
      href: '/checkout/premium?coupon=vidcon50&billing=monthly',
    });
  });
});

it.each([
  ['sign-up', true, 'primary'],
  ['checkout', false, 'secondary'],
  ['player', true, 'neutral'],
  ['current', true, 'neutral'],
] as const)('a button for %s on a card that stands out (%s) is %s', (action, isHighlighted, variant) => {
  expect(actionVariant({ action }, { isHighlighted })).toBe(variant);
});

it.each([
  ['signed-out', null],
  [{ tier: 'premStream' }, 'premium'],
  [{ tier: 'premDownload' }, 'download'],
  [{ tier: 'admin' }, null],
  [{ tier: 'free' }, 'free'],
] as const)('the own plan of %j is %s', (session, product) => {
  expect(planIdOf(session)).toBe(product);
});
