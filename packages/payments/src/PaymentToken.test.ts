import { expect, it } from 'vitest';
import { isTokenExpired, toToken } from './PaymentToken.ts';

it.each([
  [0, false],
  [20 * 60_000 - 1, false],
  [20 * 60_000, true],
])('after %i ms expired is %s', (age, expired) => {
  expect(isTokenExpired({ id: 'x', kind: 'card', createdAt: 5 }, 5 + age)).toBe(expired);
});

it('keeps id and kind', () => {
  expect(toToken({ type: 'credit_card', id: 'abc' }, 'card')).toMatchObject({
    ok: true,
    value: { id: 'abc', kind: 'card' },
  });
});
