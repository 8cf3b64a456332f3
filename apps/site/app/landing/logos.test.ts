import { expect, it } from 'vitest';
import { distributors, labels, tradeOrganisations } from './logos.ts';

const lists = { distributors, labels, tradeOrganisations };

it.each(Object.entries(lists))('there are six %s or more to show', (_, logos) => {
  expect(logos.length).toBeGreaterThanOrEqual(6);
});

it('no company stands in two lists, or twice in one', () => {
  const names = Object.values(lists).flatMap((logos) => logos.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});
