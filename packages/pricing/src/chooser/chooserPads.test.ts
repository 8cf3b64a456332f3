import { expect, it } from 'vitest';
import { chooserPads } from './chooserPads.ts';

it('answers with Premium and with Pro, each under its picture', () => {
  expect(chooserPads.map(({ product, verdict }) => [product, verdict])).toEqual([
    ['premium', 'That is Premium.'],
    ['pro', 'That is Pro.'],
  ]);
  for (const { art } of chooserPads) expect(new Set(art.map((row) => row.length))).toEqual(new Set([14]));
});
