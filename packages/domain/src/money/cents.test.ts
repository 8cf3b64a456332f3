import { describe, expect, it } from 'vitest';
import { cents } from '../index.ts';

describe('cents', () => {
  it.each([0, 1, -1, 1199, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])('takes %d', (value) => {
    expect(cents(value)).toBe(value);
  });

  it.each([11.99, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53), 0.1 + 0.2])(
    'refuses %d',
    (value) => {
      expect(() => cents(value)).toThrow(RangeError);
      expect(() => cents(value)).toThrow('is not a whole number of cents');
    },
  );

  it('has one zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});
