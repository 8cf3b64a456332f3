import { expect, it } from 'vitest';
import { pageNumber } from './pageNumber.ts';

it.each([
  ['2', 2],
  ['10000', 10_000],
  ['10001', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['', 1],
  ['two', 1],
  [null, 1],
])('pageNumber(%j) is %i', (text, page) => expect(pageNumber(text)).toBe(page));
