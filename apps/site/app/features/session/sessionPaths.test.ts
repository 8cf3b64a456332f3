import { expect, it } from 'vitest';
import { isCheckoutPath, requestOfError, takesCard, withoutError } from './sessionPaths.ts';

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
  ['?coupon=vidcon50&error=denied&x=1&error_request=1b', '/?coupon=vidcon50&x=1'],
  ['', '/'],
])('%j without the error is %s', (search, expected) => {
  expect(withoutError({ pathname: '/', search, hash: '' })).toBe(expected);
});

it.each([
  [
    '?error=denied&error_request=0b8f5a0e-3a52-4d7c-9a57-0a5d2c7f1e11',
    '0b8f5a0e-3a52-4d7c-9a57-0a5d2c7f1e11',
  ],
  ['?error=denied', null],
  ['?error_request=Call 555-0100', null],
])('the request of %j is %j', (search, id) => {
  expect(requestOfError(search)).toBe(id);
});

it('keeps the fragment', () => {
  expect(withoutError({ pathname: '/pricing', search: '?error=x', hash: '#faq' })).toBe('/pricing#faq');
});
