import { describe, expect, it } from 'vitest';
import { partnerSaving, savingText, yearlySaving } from './yearlySaving.ts';

describe('yearlySaving', () => {
  it.each([
    ['premium', 7200, 50],
    ['download', 7200, 50],
    ['pro', 5000, 16],
    ['free', 0, 0],
  ] as const)('%s', (product, savedCents, savedPercent) => {
    expect(yearlySaving(product)).toMatchObject({ savedCents, savedPercent });
  });
});

it.each([
  ['premium', 3958],
  ['pro', 6500],
] as const)('the partner plan %s saves %i cents', (product, savedCents) => {
  expect(partnerSaving(product).savedCents).toBe(savedCents);
});

it('says it in words', () => {
  expect(savingText(yearlySaving('pro'))).toBe('Pro saves $50 per year');
  expect(savingText(partnerSaving('premium'))).toBe('Premium saves $39.58 per year');
});
