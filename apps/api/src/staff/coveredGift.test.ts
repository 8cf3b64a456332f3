import { expect, it } from 'vitest';
import { coveredGift } from './coveredGift.ts';

it('shows the first letters of a code', () => {
  expect(coveredGift('7KQ2-M4XA-9PDR-C3VE')).toBe('7KQ2…');
});
