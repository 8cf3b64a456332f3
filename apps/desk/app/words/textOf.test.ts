import { expect, it } from 'vitest';
import { dollarText, momentText, plainName, textOf, valueText } from './textOf.ts';

it('writes moments in UTC and amounts in dollars', () => {
  expect(momentText('2026-11-20T12:05:00Z')).toBe('November 20, 2026, 12:05 UTC');
  expect(dollarText(7188)).toBe('$71.88');
});

it('has words for a name that no table knows', () => {
  expect(plainName('gift_months.ended-early')).toBe('Gift months ended early');
  expect(textOf({ tier: 'Tier' }, 'tier')).toBe('Tier');
  expect(textOf({ tier: 'Tier' }, 'toString')).toBe('ToString');
});

it.each([
  ['amount_cents', '1199', '$11.99'],
  ['last_at', '2026-11-20T12:05:00.000Z', 'November 20, 2026, 12:05 UTC'],
  ['until', '2026-12-24', 'December 24, 2026'],
  ['times', '3', '3'],
])('reads %s of %s', (name, value, text) => {
  expect(valueText(name, value)).toBe(text);
});
