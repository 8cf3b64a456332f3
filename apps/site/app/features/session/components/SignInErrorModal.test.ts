import { expect, it } from 'vitest';
import { signInQuote } from './SignInErrorModal.tsx';

it.each([
  ['access_denied', 'access_denied'],
  ['  two\n\n lines\t', 'two lines'],
  ['<a href="https://evil.example">Go</a>', '<a href="https://evil.example">Go</a>'],
  ['\u202eneddih\u202c\u0000', 'neddih'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['', null],
  [' \u200b\u2066 ', null],
])('%j is quoted as %j', (text, quote) => {
  expect(signInQuote(text)).toBe(quote);
});

it('is 200 characters at most, none of them half', () => {
  expect(signInQuote('x'.repeat(200))).toBe('x'.repeat(200));
  expect(signInQuote('🎧'.repeat(201))).toBe(`${'🎧'.repeat(199)}…`);
});
