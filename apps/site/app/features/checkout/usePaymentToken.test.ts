import { expect, it } from 'vitest';
import { purchaseKey, reusableToken } from './usePaymentToken.ts';

const key = purchaseKey({ planCode: 'rocksprem_i_y_v2', quoteHash: 'h', email: 'a@b.co' });
const kept = { id: 't', createdAtMs: 1_000, purchaseKey: key };

it.each([
  ['at once', kept, key, 1_000, true],
  ['within a quarter of an hour', kept, key, 1_000 + 15 * 60_000 - 1, true],
  ['after it', kept, key, 1_000 + 15 * 60_000, false],
  [
    'for another purchase',
    kept,
    purchaseKey({ planCode: 'rocksprem_i_m_v2', quoteHash: 'h', email: 'a@b.co' }),
    1_000,
    false,
  ],
  ['none kept', null, key, 1_000, false],
])('%s', (_name, token, purchase, nowMs, reused) => {
  expect(reusableToken(token, purchase, nowMs) !== null).toBe(reused);
});
