import { describe, expect, test } from 'vitest';
import { brandOf, formatCardNumber, hasValidCheckDigit } from './cardNumber.ts';
import { declineOf } from './declines.ts';
import { formatExpiry, isPast, parseExpiry, splitExpiry } from './expiry.ts';
import { findTestCard, testCards } from './testCards.ts';

test('every test card has a check digit that fits and a brand', () => {
  for (const { number } of testCards) {
    expect(hasValidCheckDigit(number)).toBe(true);
    expect(brandOf(number)).not.toBe('unknown');
  }
  expect(findTestCard('4242424242424242')).toBeUndefined();
  expect(hasValidCheckDigit('41111111111')).toBe(false);
  expect(hasValidCheckDigit('41111111111111111111')).toBe(false);
});

test.each([
  ['4111111111111111', '4111 1111 1111 1111', 'visa'],
  ['378282246310005', '3782 822463 10005', 'american_express'],
  ['2223000048400011', '2223 0000 4840 0011', 'master'],
  ['6011', '6011', 'discover'],
  ['', '', 'unknown'],
])('%s is written %s', (digits, shown, brand) => {
  expect(formatCardNumber(digits)).toBe(shown);
  expect(brandOf(digits)).toBe(brand);
});

describe('expiry', () => {
  test.each([
    ['1', '1'],
    ['3', '03 / '],
    ['10', '10 / '],
    ['1028', '10 / 28'],
    ['10/2028', '10 / 28'],
    ['10 / 202', '10 / 202'],
    ['102', '10 / 2'],
    ['', ''],
  ])('"%s" is shown as "%s"', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  test('is good until the last day of its month', () => {
    const november = { month: 11, year: 2026 };
    expect(isPast(november, Date.UTC(2026, 10, 30, 23, 59))).toBe(false);
    expect(isPast(november, Date.UTC(2026, 11, 1))).toBe(true);
    expect(parseExpiry('0', '30')).toBeNull();
    expect(parseExpiry('1', '203')).toBeNull();
    expect(parseExpiry('01', '30')).toEqual({ month: 1, year: 2030 });
    expect(splitExpiry('10 / 28')).toEqual({ month: '10', year: '28' });
  });
});

test('every outcome but payment has a text for the customer', () => {
  for (const { outcome } of testCards) {
    if (outcome !== 'approved') expect(declineOf(outcome).message).toMatch(/[a-z]\.$/);
  }
});
