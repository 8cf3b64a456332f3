import { cents, quote } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { yearlySaving } from '../billing/SavingsNote.tsx';
import { summaryLines } from '../order/summaryLines.ts';
import { planAction } from '../plan-card/planAction.ts';
import { moneyText } from '../texts/formats.ts';
import { english, type Language } from '../texts/language.ts';
import { createCatalog } from './Catalog.ts';
import { featuredPlans, planById, priceAt, startOf } from './lookUp.ts';
import { offerCatalog } from './offerCatalog.ts';
import { planByCode } from './planByCode.ts';
import { priceView } from './priceView.ts';
import { planIdOf } from './viewer.ts';

const studio = createCatalog({
  name: 'Lotus',
  currency: 'EUR',
  periods: ['monthly', 'quarterly', 'yearly'],
  plans: [
    {
      id: 'visit',
      name: 'Visit',
      perks: [],
      prices: { monthly: { code: 'visit', amount: 0 } },
    },
    {
      id: 'flow',
      name: 'Flow',
      perks: ['Four classes a month'],
      hasTrial: true,
      prices: {
        monthly: { code: 'flow-m', amount: 4900, href: '/buy/flow' },
        quarterly: { code: 'flow-q', amount: 13500 },
        yearly: { code: 'flow-y', amount: 49_000, perMonth: 4083, previous: 4900 },
      },
    },
  ],
});

const flow = planById(studio, 'flow');
const german: Language = { ...english, locale: 'de' };

describe('money', () => {
  it.each([
    [1199, 'USD', 'en-US', '$11.99'],
    [-500, 'USD', 'en-US', '-$5.00'],
    [500_000, 'EUR', 'de', '5.000,00\u00a0€'],
    [1200, 'JPY', 'en-US', '¥1,200'],
    [1200, 'JPY', 'ja', '￥1,200'],
    [1250, 'KWD', 'en-US', 'KWD\u00a01.250'],
  ])('%i of %s in %s: %s', (amount, currency, locale, text) => {
    expect(moneyText(amount, currency, { locale })).toBe(text);
  });

  it.each([0, 5, 99, 100, 1199, -500, 2500, 99_999, 100_000, 500_000, -123_456_789, 100_000_000])(
    'is written in English dollars as Intl writes it: %i',
    (amount) => {
      for (const isShort of [false, true]) {
        const trailingZeroDisplay = isShort ? 'stripIfInteger' : 'auto';
        const intl = new Intl.NumberFormat('en-US', {
          style: 'currency',
          currency: 'USD',
          trailingZeroDisplay,
        });
        expect(moneyText(amount, 'USD', english, isShort)).toBe(intl.format(amount / 100));
      }
    },
  );

  it('is short where nothing is behind the point', () => {
    expect([moneyText(2500, 'EUR', german, true), moneyText(2550, 'EUR', german, true)]).toEqual([
      '25\u00a0€',
      '25,50\u00a0€',
    ]);
  });
});

describe('a catalogue of somebody else', () => {
  it('features what costs something, and starts at its first period', () => {
    expect(featuredPlans(studio)).toEqual([flow]);
    expect(startOf(studio)).toBe('monthly');
  });

  it.each([
    ['monthly', '€49', undefined, 'per month', 'Billed every month'],
    ['quarterly', '€135', undefined, 'per quarter', 'Billed every quarter'],
    ['yearly', '€40.83', '€49', 'per month', '€490 per year'],
  ] as const)('prices by %s', (period, amount, was, per, note) => {
    expect(priceView(studio, flow, period)).toEqual({ amount, was, per, note });
  });

  it('writes amounts as the language does', () => {
    expect(priceView(studio, flow, 'yearly', german).amount).toBe('40,83\u00a0€');
  });

  it('knows plan and period by the code, and refuses what it has not', () => {
    expect(planByCode(studio, 'flow-q')).toEqual({ plan: flow, period: 'quarterly' });
    expect(() => planByCode(studio, 'flow-w')).toThrow("no plan with the code 'flow-w'");
    expect(() => priceAt({ ...flow, prices: {} }, 'monthly')).toThrow("'flow' has no price");
  });

  it('saves what twelve months cost more', () => {
    expect(yearlySaving(flow)).toEqual({ name: 'Flow', saved: 9800 });
  });

  it('takes a coupon of its own currency, at every period', () => {
    const offer = offerCatalog(studio, {
      code: 'half',
      discount: { type: 'percent', percent: 50 },
      appliesForMonths: null,
      singleUse: true,
      planCodes: ['flow-q'],
    });
    const plan = planById(offer, 'flow');
    expect(priceView(offer, plan, 'quarterly')).toMatchObject({ amount: '€67.50', was: '€135.00' });
    expect(priceAt(plan, 'monthly').first).toBeUndefined();
  });
});

describe('a button of somebody else', () => {
  it.each([
    ['signed-out', 'Start free trial', 'sign-up', '/buy/flow'],
    [{ planId: null }, 'Change plan', 'checkout', '/buy/flow'],
    [{ planId: 'visit' }, 'Change plan', 'checkout', '/buy/flow'],
    [{ planId: 'flow' }, 'Current plan', 'current', null],
  ] as const)('for %j', (session, label, action, href) => {
    const options = { session, billingPeriod: 'monthly' } as const;
    expect(planAction(flow, options)).toEqual({ label, action, href, planCode: 'flow-m' });
  });

  it('leads to what one has, where it is known', () => {
    const options = { session: { planId: 'flow' }, billingPeriod: 'monthly', playerHref: '/mat' } as const;
    expect(planAction(flow, options)).toMatchObject({ action: 'player', href: '/mat' });
    expect(planIdOf({ planId: 'flow' })).toBe('flow');
  });
});

it('an order of somebody else is said in its currency', () => {
  const order = {
    plan: { name: 'Flow', billingPeriod: 'quarterly' },
    quote: quote({
      currency: 'EUR',
      atMs: Date.UTC(2026, 10, 20),
      lines: [
        {
          planCode: 'flow-q',
          quantity: 1,
          unitAmountCents: cents(13_500),
          interval: { length: 3, unit: 'month' },
        },
      ],
    }),
  } as const;
  expect(summaryLines(order).map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
    'Flow, one quarter: €135.00',
    'Total today: €135.00',
    'Next payment: €135.00 on February 20, 2027',
  ]);
});
