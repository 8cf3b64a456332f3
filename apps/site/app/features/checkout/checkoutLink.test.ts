import { checkoutUrl } from '@backbeat/sdk';
import { expect, it } from 'vitest';
import { checkoutLink } from './checkoutLink.ts';

it.each([
  ['', { coupon: null, billing: null }],
  ['?coupon=vidcon50', { coupon: 'vidcon50', billing: null }],
  ['?billing=yearly', { coupon: null, billing: 'yearly' }],
  ['?coupon=+VidCon50+', { coupon: 'VidCon50', billing: null }],
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
