import { checkoutUrl } from '@backbeat/sdk';
import { expect, it } from 'vitest';
import { checkoutLink } from './checkoutLink.ts';

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
