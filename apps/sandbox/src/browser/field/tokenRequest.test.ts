import { expect, test } from 'vitest';
import { problemsOf } from './tokenRequest.ts';

const names = { first_name: 'Nova', last_name: 'Beats' };
const card = { number: '4111 1111 1111 1111', month: '12', year: '39', cvv: '123' };
const fieldsOf = (...given: Parameters<typeof problemsOf>): string[] =>
  problemsOf(...given).map(({ field }) => field);

test('a good card with a name has no problem', () => {
  expect(problemsOf(card, names, ['cvv'])).toEqual([]);
});

test('what is missing is told before what is wrong', () => {
  expect(fieldsOf({ ...card, number: '4111111111111112', cvv: '' }, {}, ['cvv', 'postal_code'])).toEqual([
    'first_name',
    'last_name',
    'cvv',
    'postal_code',
    'number',
  ]);
});

test('a month that is over is wrong in both of its fields', () => {
  expect(fieldsOf({ ...card, month: '1', year: '20' }, names, [])).toEqual(['month', 'year']);
});

test('a security code alone needs nothing else', () => {
  expect(problemsOf({ cvv: '123' }, {}, [])).toEqual([]);
  expect(problemsOf({ cvv: '123' }, {}, ['number', 'month', 'year', 'first_name', 'postal_code'])).toEqual(
    [],
  );
  expect(fieldsOf({ cvv: '12' }, {}, [])).toEqual(['cvv']);
  expect(fieldsOf({ cvv: '' }, {}, [])).toEqual(['cvv']);
});
