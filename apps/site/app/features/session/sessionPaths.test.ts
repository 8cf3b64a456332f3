import { expect, it } from 'vitest';
import { isCheckoutPath, takesCard, withoutError } from './sessionPaths.ts';

it.each([
  ['/checkout/premium', true],
  ['/checkout/pro', true],
  ['/checkout', true],
  ['/checkouts', false],
  ['/', false],
])('%s is a checkout path: %s', (pathname, expected) => {
  expect(isCheckoutPath(pathname)).toBe(expected);
});

it.each([
  ['/checkout/premium', true],
  ['/settings/subscription', true],
  ['/settings/subscription/', true],
  ['/settings', false],
  ['/settings/subscriptions', false],
  ['/pricing', false],
])('%s takes a card: %s', (pathname, expected) => {
  expect(takesCard(pathname)).toBe(expected);
});

it.each([
  ['?error=denied', '/'],
  ['?error=', '/'],
  ['?error=a&error=b', '/'],
  ['?coupon=vidcon50&error=denied&x=1', '/?coupon=vidcon50&x=1'],
  ['', '/'],
])('%j without the error is %s', (search, expected) => {
  expect(withoutError({ pathname: '/', search, hash: '' })).toBe(expected);
});

it('keeps the fragment', () => {
  expect(withoutError({ pathname: '/pricing', search: '?error=x', hash: '#faq' })).toBe('/pricing#faq');
});
