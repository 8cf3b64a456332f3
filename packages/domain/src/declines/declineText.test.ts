import { expect, it } from 'vitest';
import { declineText, declineTexts } from './declineText.ts';

it.each([
  ['expired_card', 'This card has expired. Use another card. Nothing was charged.'],
  ['a_code_that_nobody_knows', declineTexts.generalFailure],
])('says what to do about %s', (code, expected) => {
  expect(declineText(code)).toBe(expected);
});
