import { expect, it } from 'vitest';
import { isWelcomeShown } from './WelcomeModal.tsx';

it.each([
  [true, true, '/', true],
  [true, true, '/checkout/premium', false],
  [true, false, '/', false],
  [true, false, '/checkout/premium', false],
  [false, true, '/', false],
  [false, true, '/checkout/premium', false],
  [false, false, '/', false],
  [false, false, '/checkout/premium', false],
])('token %j, due %j, on %s: %j', (hasToken, isDue, pathname, isShown) => {
  expect(isWelcomeShown({ hasToken, isDue, pathname })).toBe(isShown);
});
