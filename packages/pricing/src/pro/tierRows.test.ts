import { expect, it } from 'vitest';
import { tierRows } from './tierRows.ts';

it('has the four tiers of the specification', () => {
  const rows = tierRows().map(({ price, ...row }) => ({
    ...row,
    price: { monthly: price('monthly'), yearly: price('yearly') },
  }));
  expect(rows).toEqual([
    {
      tier: 'One',
      number: 1,
      viewers: '200 viewers',
      views: 'up to 10,000 views',
      price: { monthly: '$25', yearly: '$250' },
    },
    {
      tier: 'Two',
      number: 2,
      viewers: '1,000 viewers',
      views: '100,000 views',
      price: { monthly: '$50', yearly: '$500' },
    },
    {
      tier: 'Three',
      number: 3,
      viewers: '10,000 viewers',
      views: '1,000,000 views',
      price: { monthly: '$100', yearly: '$1,000' },
    },
    {
      tier: 'Four',
      number: 4,
      viewers: '10,000+ viewers',
      views: '1,000,000+ views',
      price: { monthly: '$500', yearly: '$5,000' },
    },
  ]);
});
