import { coupons, type PlanViewer, type Product } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { highlightTexts } from './highlightTexts.ts';
import { listCard } from './listCard.ts';
import { offerCard, trialLabel } from './offerCard.ts';
import { partnerCard } from './partnerCard.ts';
import { actionVariant, planAction } from './planAction.ts';
import { planCardState } from './planCardState.ts';

describe('listCard', () => {
  it.each([
    ['premium', 'monthly', '11.99', '14.99', 'Billed every month', null, 'rocksprem_i_m_v2'],
    ['premium', 'yearly', '5.99', '7.49', '$71.88 per year', '71.88', 'rocksprem_i_y_v2'],
    ['download', 'monthly', '11.99', null, 'Billed every month', null, 'rockspremdownloads_m_v1'],
    ['download', 'yearly', '5.99', null, '$71.88 per year', '71.88', 'rockspremdownloads_y_v1'],
    ['pro', 'monthly', '25', null, 'Billed every month', null, 'rockspro_m_v1'],
    ['pro', 'yearly', '21', null, '$250 per year', '250', 'rockspro_y_v1'],
    ['free', 'monthly', '0', null, 'Free for as long as you like', null, null],
  ] as const)('%s, %s', (product, period, value, previousValue, subText, realValue, billingCode) => {
    expect(listCard(product).prices[period]).toEqual({
      symbol: '$',
      label: 'per month',
      value,
      previousValue,
      subText,
      realValue,
      realLabel: realValue === null ? null : 'per year',
      billingCode,
    });
  });

  it('highlights Premium and says that Pro has no fixed price', () => {
    expect(listCard('premium')).toMatchObject({
      type: 'primary',
      isFixedPrice: true,
      banner: { yearly: { text: 'Special Price for New Users', tone: 'sun' } },
    });
    expect(listCard('pro')).toMatchObject({ type: 'secondary', isFixedPrice: false });
  });

  it('has the ten features in every card', () => {
    for (const product of ['free', 'premium', 'download', 'pro'] as const) {
      expect(Object.keys(listCard(product).features)).toHaveLength(10);
    }
  });
});

it.each([
  ['free', ['40,000 Twitch-safe Tracks', '5,000 YouTube-safe Tracks', '10 Curated Stations']],
  ['premium', ['Create Playlists', 'Optional Chatbot', 'Play Individual Tracks']],
] as const)('%s points out %j', (product, texts) => {
  expect(highlightTexts(listCard(product))).toEqual(texts);
});

it('points out nothing that a plan does not have', () => {
  expect(highlightTexts({ ...listCard('free'), highlightedFeatures: ['exclusiveMusic'] })).toEqual([]);
});

describe('partnerCard', () => {
  it.each([
    ['premium', 'monthly', '11.99', 'Billed every month'],
    ['premium', 'yearly', '8.69', '$104.30 per year, 3 months free'],
    ['pro', 'monthly', '20.00', 'Billed every month'],
    ['pro', 'yearly', '14.58', '$175 per year, 3 months free'],
  ] as const)('%s, %s', (product, period, value, subText) => {
    expect(partnerCard(product).prices[period]).toMatchObject({ value, subText, previousValue: null });
  });
});

describe('offerCard', () => {
  it.each([
    ['vidcon', 'monthly', '5.99', '11.99', 'per month', 'Billed every month'],
    ['vidcon', 'yearly', '35.94', '71.88', 'per year', 'Billed once a year'],
    ['oneMonthFree', 'monthly', '0.00', '11.99', 'first month', 'Then $11.99 per month'],
    ['oneMonthFree', 'yearly', '0.00', '71.88', 'first month', 'Then $71.88 per year'],
    ['twitch14', 'monthly', '0.00', '11.99', 'first 14 days', 'Then $11.99 per month'],
  ] as const)('%s, %s', (key, period, value, previousValue, label, subText) => {
    const card = offerCard('premium', coupons[key]);
    expect(card.prices[period]).toMatchObject({ value, previousValue, label, subText });
    expect(card.couponCode).toBe(coupons[key].code);
  });

  it.each([
    [{ amount: 1, unit: 'day' }, 'first day'],
    [{ amount: 2, unit: 'week' }, 'first 2 weeks'],
  ] as const)('calls a trial of %j %s', (trial, label) => {
    expect(trialLabel(trial)).toBe(label);
  });
});

describe('planAction', () => {
  const trial = '?coupon=backbeat1month';
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
    expect(planAction(listCard(product), session, 'yearly', '/player')).toMatchObject({
      label,
      planCode,
      href,
    });
  });

  it('carries the coupon of an offer', () => {
    const action = planAction(offerCard('premium', coupons.vidcon), 'signed-out', 'monthly');
    expect(action).toMatchObject({ planCode: 'rocksprem_i_m_v2', href: '/checkout/premium?coupon=vidcon50' });
  });
});

it.each([
  ['sign-up', 'primary', 'primary'],
  ['checkout', 'secondary', 'secondary'],
  ['player', 'primary', 'neutral'],
] as const)('a button for %s on a %s card is %s', (action, type, variant) => {
  expect(actionVariant({ action }, type)).toBe(variant);
});

describe('planCardState', () => {
  it.each([
    ['premium', 'signed-out', 'idle'],
    ['premium', { tier: 'premStream' }, 'current'],
    ['download', { tier: 'premDownload' }, 'current'],
    ['pro', { tier: 'admin' }, 'idle'],
    ['free', { tier: 'free' }, 'current'],
  ] as const)('%s for %j is %s', (product, session, state) => {
    expect(planCardState(product, session)).toBe(state);
  });
});
