import { describe, expect, it } from 'vitest';
import { paidTerm, trialTerm } from './termCells.ts';

const now = Date.UTC(2026, 10, 20);

describe('a paid year', () => {
  it.each([
    ['2027-06-14', 7],
    ['2027-06-20', 7],
    ['2027-06-21', 8],
    ['2026-11-21', 1],
    ['2027-11-20', 12],
    ['2028-01-01', 12],
  ])('until %s has %i cells lit', (endsOn, lit) => {
    expect(paidTerm(endsOn, 'yearly', now)).toEqual({ cells: 12, lit, text: `${lit} of 12 months left` });
  });
  it.each([
    ['2026-11-20', 'yearly'],
    ['2025-01-01', 'yearly'],
    ['2026-12-20', 'monthly'],
    ['2026-12-20', null],
  ] as const)('%s, paid %s: no picture', (endsOn, period) => {
    expect(paidTerm(endsOn, period, now)).toBeNull();
  });
});

describe('a free trial', () => {
  it.each([
    ['2026-12-14', 24, 12, '24 days left'],
    ['2026-12-20', 30, 15, '30 days left'],
    ['2027-02-18', 90, 15, '90 days left'],
    ['2026-11-21', 1, 1, '1 day left, until November 21, 2026'],
  ])('until %s: %i days, %i cells', (endsOn, _days, lit, text) => {
    expect(trialTerm(endsOn, now)).toEqual({ cells: 15, lit, text });
  });
  it('that is over has none', () => {
    expect(trialTerm('2026-11-20', now)).toBeNull();
  });
});
