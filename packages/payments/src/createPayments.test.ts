import { describe, expect, it } from 'vitest';
import { toGiftCard } from './createPayments.ts';

describe('toGiftCard', () => {
  it.each([
    [
      { currency: 'USD', unit_amount: 20 },
      { code: 'G', currency: 'USD', balanceCents: 2000 },
    ],
    [
      { currency: 'AUD', unit_amount: 8.01 },
      { code: 'G', currency: 'AUD', balanceCents: 801 },
    ],
    [
      { currency: 'USD', unit_amount: 0 },
      { code: 'G', currency: 'USD', balanceCents: 0 },
    ],
    [{ currency: 'USD', unit_amount: -1 }, null],
    [{ unit_amount: 20 }, null],
    [null, null],
  ])('%j', (answer, card) => {
    expect(toGiftCard(answer, 'G')).toEqual(card);
  });
});
