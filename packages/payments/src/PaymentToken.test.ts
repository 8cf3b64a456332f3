import { expect, it } from 'vitest';
import { toToken } from './PaymentToken.ts';

it('keeps id and kind', () => {
  expect(toToken({ type: 'credit_card', id: 'abc' }, 'card')).toMatchObject({
    ok: true,
    value: { id: 'abc', kind: 'card' },
  });
});
