import { cents } from '@backbeat/domain';
import { expect, it } from 'vitest';
import { cancelLabel, cancelText } from './cancelText.ts';

it.each([
  [
    { kind: 'trial', endsOn: '2026-12-14', amountCents: cents(7188) },
    /^Cancel before December 14, 2026 and you pay nothing\.$/,
  ],
  [
    { kind: 'renews', on: '2027-06-14', amountCents: null },
    /^You keep Premium until June 14, 2027\. After that/,
  ],
  [
    { kind: 'past-due', until: '2027-06-28' },
    /^Cancel and Premium ends at once\. The overdue payment is not tried again: you pay nothing more\. After that/,
  ],
  [{ kind: 'renews', on: null, amountCents: null }, /^You keep Premium until the end of the paid time\./],
  [{ kind: 'no-data', tier: 'premStream' }, /^You keep Premium until the end of the paid time\./],
] as const)('%j', (state, text) => {
  expect(cancelText(state, 'Premium')).toMatch(text);
});

it.each([
  ['idle', 'Cancel Premium'],
  ['pending', 'Processing'],
  ['failed', 'Error canceling'],
] as const)('the button: %s → %s', (progress, label) => {
  expect(cancelLabel(progress, 'Premium')).toBe(label);
});

it('names the plan that is cancelled', () => {
  expect(cancelLabel('idle', 'Pro')).toBe('Cancel Pro');
  expect(cancelText({ kind: 'renews', on: '2027-06-14', amountCents: null }, 'Pro')).toMatch(
    /^You keep Pro until/,
  );
});
