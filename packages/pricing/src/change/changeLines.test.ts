import { cents } from '@backbeat/domain';
import { expect, it } from 'vitest';
import { changeButtonText, changeLineViews, paymentWhenText } from './changeLines.ts';

it('shows credits as money off', () => {
  expect(
    changeLineViews(
      [
        { label: 'Pro until December 20', amountCents: cents(5000) },
        { label: 'Premium, 206 unused days', amountCents: cents(-4057) },
      ],
      'USD',
    ),
  ).toEqual([
    { label: 'Pro until December 20', amount: '$50.00', tone: 'plain' },
    { label: 'Premium, 206 unused days', amount: '−$40.57', tone: 'off' },
  ]);
});

it.each([
  [943, 'Change to Pro, pay $9.43'],
  [0, 'Change to Pro'],
])('%i cents: %s', (amount, text) => {
  expect(changeButtonText('Pro', cents(amount), 'USD')).toBe(text);
});

it('dates a payment', () => {
  expect(paymentWhenText('todayOn', { atMs: Date.UTC(2026, 10, 20) })).toBe('Today, November 20, 2026');
});
