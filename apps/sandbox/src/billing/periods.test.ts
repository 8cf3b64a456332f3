import { expect, test } from 'vitest';
import { periodEnd } from './periods.ts';

const day = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date, 12);

test('the day of the month comes back after a short month', () => {
  const anchor = day(2027, 1, 31);
  expect(periodEnd(anchor, anchor, 1)).toBe(day(2027, 2, 28));
  expect(periodEnd(anchor, day(2027, 2, 28), 1)).toBe(day(2027, 3, 31));
  expect(periodEnd(anchor, day(2027, 3, 31), 1)).toBe(day(2027, 4, 30));
});

test('a year from 29 February ends on 28 February, and four years later on the 29th again', () => {
  const anchor = day(2028, 2, 29);
  expect(periodEnd(anchor, anchor, 12)).toBe(day(2029, 2, 28));
  expect(periodEnd(anchor, day(2031, 2, 28), 12)).toBe(day(2032, 2, 29));
});
