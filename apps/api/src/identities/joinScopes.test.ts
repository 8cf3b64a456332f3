import { expect, it } from 'vitest';
import { joinScope } from './joinScopes.ts';

it.each([
  [
    '{"scope":["openid","user:read:email"],"access_token":"a"}',
    '{"scope":"openid user:read:email","access_token":"a"}',
  ],
  ['{"scope":"openid"}', '{"scope":"openid"}'],
  ['<html>', '<html>'],
])('makes %s into %s', (answer, read) => {
  expect(joinScope(answer)).toBe(read);
});
