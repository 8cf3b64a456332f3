import { describe, expect, it } from 'vitest';
import { planById } from '../catalog/lookUp.ts';
import { ownCatalog } from '../catalog/ownCatalog.ts';
import { partnerCatalog } from '../catalog/partnerCatalog.ts';
import { savingText, yearlySaving } from './SavingsNote.tsx';

describe('yearlySaving', () => {
  it.each([
    ['premium', 7200],
    ['download', 7200],
    ['pro', 5000],
    ['free', 0],
  ] as const)('%s', (product, saved) => {
    expect(yearlySaving(planById(ownCatalog(), product))).toMatchObject({ saved });
  });
});

it.each([
  ['premium', 3958],
  ['pro', 6500],
] as const)('the partner plan %s saves %i cents', (product, saved) => {
  expect(yearlySaving(planById(partnerCatalog(), product)).saved).toBe(saved);
});

it('says it in words', () => {
  expect(savingText(yearlySaving(planById(ownCatalog(), 'pro')), 'USD')).toBe('Pro saves $50 per year');
  expect(savingText(yearlySaving(planById(partnerCatalog(), 'premium')), 'USD')).toBe(
    'Premium saves $39.58 per year',
  );
});
