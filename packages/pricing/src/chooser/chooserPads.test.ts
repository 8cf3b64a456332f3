import { expect, it } from 'vitest';
import { chooserPads, monthlyPrice } from './chooserPads.ts';

it.each([
  ['premium', { before: null, amount: '$11.99' }],
  ['pro', { before: 'from', amount: '$25' }],
] as const)('%s', (product, price) => {
  expect(monthlyPrice(product)).toEqual(price);
});

it('draws both pads on the same grid', () => {
  expect(chooserPads.flatMap(({ art }) => art.map((row) => row.length))).toEqual(Array(12).fill(14));
});
