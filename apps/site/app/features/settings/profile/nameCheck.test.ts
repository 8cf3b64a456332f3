import { expect, it } from 'vitest';
import { nameCheck } from './nameCheck.ts';

const query = { isAsked: true, isFetching: false, isError: false, data: undefined };

it.each([
  ['nothing asked', { ...query, isAsked: false }, { active: false, loading: false, valid: false }],
  ['checking', { ...query, isFetching: true }, { active: true, loading: true, valid: false }],
  [
    'checking again what was free',
    { ...query, isFetching: true, data: { available: true } },
    { active: true, loading: true, valid: false },
  ],
  ['free', { ...query, data: { available: true } }, { active: true, loading: false, valid: true }],
  ['taken', { ...query, data: { available: false } }, { active: true, loading: false, valid: false }],
  ['failed', { ...query, isError: true }, { active: false, loading: false, valid: false }],
])('%s', (_name, input, flags) => {
  expect(nameCheck(input)).toEqual(flags);
});
