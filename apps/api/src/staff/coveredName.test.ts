import { expect, it } from 'vitest';
import { coveredName } from './coveredName.ts';

it.each([
  ['ada@people.example', 'a…@….example'],
  ['djnight', 'djnight'],
  ['Dj @ Night', 'Dj @ Night'],
  ['', ''],
])('shows %j as %j', (name, shown) => {
  expect(coveredName(name)).toBe(shown);
});
