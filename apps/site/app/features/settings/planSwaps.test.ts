import { expect, it } from 'vitest';
import { planSwaps } from './planSwaps.ts';

it.each([
  ['free', ['Pro: Upgrade now, from $25', 'Premium: Upgrade now, $11.99', 'Download: Upgrade now, $11.99']],
  ['premStream', ['Pro: Upgrade now, from $25', 'Download: Change plan, $11.99']],
  ['premDownload', ['Pro: Upgrade now, from $25', 'Premium: Change plan, $11.99']],
  ['pro', []],
  ['0cpm', []],
  ['admin', []],
] as const)('%s', (tier, expected) => {
  expect(planSwaps(tier).map(({ name, label, priceText }) => `${name}: ${label}, ${priceText}`)).toEqual(
    expected,
  );
});
