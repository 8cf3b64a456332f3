import { expect, it } from 'vitest';
import { pauseRange } from '../index.ts';

it.each([
  ['2026-12-20T12:34:56Z', '2026-12-21T00:00:00.000Z', '2027-03-20T12:34:56.000Z'],
  ['2026-12-20', '2026-12-21T00:00:00.000Z', '2027-03-20T00:00:00.000Z'],
  ['2026-11-30T23:59:59Z', '2026-12-01T00:00:00.000Z', '2027-02-28T23:59:59.000Z'],
])('a pause that begins %s ends from %s to %s', (start, first, last) => {
  const { firstMs, lastMs } = pauseRange(start);
  expect([firstMs, lastMs].map((ms) => new Date(ms).toISOString())).toEqual([first, last]);
});
