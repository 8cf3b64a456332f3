import { expect, it } from 'vitest';
import { currentEntry, menuEntries } from './menuEntries.ts';

it('has the four entries of the specification, the invoices, the claims, the gifts and the letters', () => {
  expect(menuEntries.map(({ label }) => label)).toEqual([
    'Account Overview',
    'Edit profile',
    'Subscription',
    'Invoices',
    'Claims',
    'Gifts',
    'Connections',
    'Notifications',
  ]);
});

it.each([
  ['/settings', 'Account Overview'],
  ['/settings/', 'Account Overview'],
  ['/settings/profile', 'Edit profile'],
  ['/settings/subscription/', 'Subscription'],
  ['/claims', 'Claims'],
  ['/settings/gifts', 'Gifts'],
  ['/settings/identity', 'Connections'],
  ['/settings/notifications/', 'Notifications'],
  ['/covered/', 'Am I covered?'],
  ['/settings/anything', 'Account Overview'],
])('%s → %s', (pathname, label) => {
  expect(currentEntry(pathname).label).toBe(label);
});
