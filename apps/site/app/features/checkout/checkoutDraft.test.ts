import { checkoutUrl } from '@backbeat/sdk';
import { describe, expect, it } from 'vitest';
import {
  type CheckoutDraft,
  checkoutLink,
  dropCheckoutDraft,
  initialChoice,
  readCheckoutDraft,
  writeCheckoutDraft,
} from './checkoutDraft.ts';

const createStorage = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

const draft: CheckoutDraft = {
  account: 'hash',
  first_name: 'Ada',
  last_name: 'L',
  email: 'ada@example.com',
  coupon: 'vidcon50',
  gift_card: '',
  agreedTerms: true,
  termsVersion: '2021-10-21',
  billingPeriod: 'monthly',
  place: { country: 'US', postal_code: '94110' },
  link: { coupon: null, billing: null },
};

it('comes back as it was kept', () => {
  const storage = createStorage();
  writeCheckoutDraft(storage, draft);
  expect(readCheckoutDraft(storage, 'hash')).toEqual(draft);
});

it('is nobody else’s', () => {
  const storage = createStorage();
  writeCheckoutDraft(storage, draft);
  expect(readCheckoutDraft(storage, 'other')).toBeNull();
});

it('is gone after the purchase', () => {
  const storage = createStorage();
  writeCheckoutDraft(storage, draft);
  dropCheckoutDraft(storage);
  expect(readCheckoutDraft(storage, 'hash')).toBeNull();
});

it.each(['', '{', '[]', '{"account":"hash"}'])('a broken draft %j is none', (text) => {
  const storage = createStorage();
  storage.setItem('backbeat.checkoutDraft', text);
  expect(readCheckoutDraft(storage, 'hash')).toBeNull();
});

it.each([
  ['', { coupon: null, billing: null }],
  ['?coupon=vidcon50', { coupon: 'vidcon50', billing: null }],
  ['?billing=yearly', { coupon: null, billing: 'yearly' }],
  ['?coupon=+VidCon50+', { coupon: 'VidCon50', billing: null }],
  [
    '?coupon=%E2%80%9CGIFT%E2%80%9320%C2%AD-BACKBEAT%E2%80%9D.',
    { coupon: 'GIFT-20-BACKBEAT', billing: null },
  ],
  ['?coupon=GIFT+20+BACKBEAT', { coupon: 'GIFT-20-BACKBEAT', billing: null }],
  ['?coupon=Your+account+was+locked+today', { coupon: null, billing: null }],
  ['?coupon=.', { coupon: null, billing: null }],
  ['?coupon=Locked.+Call+555-0100.', { coupon: null, billing: null }],
  [`?coupon=${'x'.repeat(65)}`, { coupon: null, billing: null }],
  ['?billing=weekly&coupon=a%26b', { coupon: 'a&b', billing: null }],
])('reads %j', (search, link) => {
  expect(checkoutLink(search)).toEqual(link);
});

it('reads what the sdk writes', () => {
  const asked = { coupon: 'vidcon50', billing: 'monthly' } as const;
  expect(checkoutLink(new URL(checkoutUrl(asked), 'https://site.test').search)).toEqual(asked);
});

const open = { coupon: null, billing: null };
const half = { coupon: 'vidcon50', billing: null };
const monthly = { coupon: 'vidcon50', billing: 'monthly' } as const;
const trial = { coupon: 'twitch14', billing: 'monthly' } as const;

describe('initialChoice, on a first visit', () => {
  it.each([
    ['without wishes', open, { coupon: '', billing: null }],
    ['with a coupon', half, { coupon: 'vidcon50', billing: null }],
    ['with both', monthly, { coupon: 'vidcon50', billing: 'monthly' }],
  ] as const)('%s', (_name, link, choice) => {
    expect(initialChoice(link, null)).toEqual(choice);
  });
});

describe('initialChoice, with a draft', () => {
  it.each([
    ['a reload', half, ['vidcon50', 'yearly', half], ['vidcon50', 'yearly']],
    ['a reload after the coupon was removed', half, ['', 'yearly', half], ['', 'yearly']],
    ['a reload after another was typed', half, ['save5', 'yearly', half], ['save5', 'yearly']],
    [
      'a reload after the period was changed',
      monthly,
      ['vidcon50', 'yearly', monthly],
      ['vidcon50', 'yearly'],
    ],
    ['another link', trial, ['save5', 'yearly', half], ['twitch14', 'monthly']],
    ['another link to the same period', trial, ['vidcon50', 'yearly', monthly], ['twitch14', 'monthly']],
    ['a link without a period', half, ['save5', 'yearly', open], ['vidcon50', 'yearly']],
    ['no link any more', open, ['save5', 'monthly', half], ['save5', 'monthly']],
  ] as const)('%s', (_name, link, [coupon, billingPeriod, taken], [firstCoupon, billing]) => {
    expect(initialChoice(link, { coupon, billingPeriod, link: taken })).toEqual({
      coupon: firstCoupon,
      billing,
    });
  });
});
