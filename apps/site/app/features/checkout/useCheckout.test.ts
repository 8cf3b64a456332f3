import { cents } from '@backbeat/domain';
import { expect, it } from 'vitest';
import { payLabel } from './useCheckout.ts';

it.each([
  [null, null, 'Start subscription'],
  [1, null, 'Start free trial'],
  [null, { kind: 'card-incomplete', fields: [] }, 'Start subscription'],
  [1, { kind: 'declined', providerCode: null }, 'Try again'],
  [
    null,
    { kind: 'quote-changed', nowTotalCents: cents(1), nextTotalCents: cents(1), hash: 'h' },
    'Confirm the new total',
  ],
] as const)('trial %j, problem %j → %s', (trialEndsAtMs, problem, label) => {
  expect(payLabel({ trialEndsAtMs }, problem)).toBe(label);
});
