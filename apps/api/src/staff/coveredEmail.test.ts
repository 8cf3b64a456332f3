import { readEmail } from '@backbeat/domain';
import { expect, it } from 'vitest';
import { coveredEmail } from './coveredEmail.ts';

it.each([
  ['ada@people.example', 'a…@….example'],
  ['a@b.co', 'a…@….co'],
  ['Nova.Lee+tag@mail.people.example', 'N…@….example'],
])('covers %s', (email, covered) => {
  expect(coveredEmail(email)).toBe(covered);
  expect(readEmail(covered)).toBeNull();
});
