import { expect, it } from 'vitest';
import { tierRows } from './tierRows.ts';

it('has the four tiers of the specification', () => {
  const rows = tierRows().rows.map(({ price, ...row }) => ({
    ...row,
    price: { monthly: price('monthly'), yearly: price('yearly') },
  }));
  expect(rows).toEqual([
    {
      name: 'One',
      number: 1,
      viewers: '200 viewers',
      views: 'up to 10,000 views',
      price: { monthly: '$25', yearly: '$250' },
    },
    {
      name: 'Two',
      number: 2,
      viewers: '1,000 viewers',
      views: '100,000 views',
      price: { monthly: '$50', yearly: '$500' },
    },
    {
      name: 'Three',
      number: 3,
      viewers: '10,000 viewers',
      views: '1,000,000 views',
      price: { monthly: '$100', yearly: '$1,000' },
    },
    {
      name: 'Four',
      number: 4,
      viewers: '10,000+ viewers',
      views: '1,000,000+ views',
      price: { monthly: '$500', yearly: '$5,000' },
    },
  ]);
});

it('takes tiers of somebody else, at the periods that all of them have', () => {
  const tiers = [
    { name: 'small', viewers: 'a room', views: 'a street', prices: { monthly: 900, quarterly: 2400 } },
    {
      name: 'large',
      viewers: 'a hall',
      views: 'a town',
      prices: { monthly: 2950, quarterly: 8000, yearly: 1 },
    },
  ];
  const { rows, periods } = tierRows({ tiers, currency: 'EUR' });
  expect(periods).toEqual(['monthly', 'quarterly']);
  expect(rows.map(({ name, number, price }) => [name, number, price('monthly')])).toEqual([
    ['small', 1, '€9'],
    ['large', 2, '€29.50'],
  ]);
});
