import { brand } from '@backbeat/domain';
import { letterReasons } from '@backbeat/mail';
import { letterKinds } from '@backbeat/sdk/contract';
import { expect, it } from 'vitest';
import { addressText, isDue, letterWords } from './letterWords.ts';

it.each([
  ['good', 'ann@example.com', /^We write to ann@example\.com\.$/],
  ['unproven', 'ann@example.com', /has not confirmed that it is yours/],
  ['refused', 'ann@example.com', /full or blocks us, then have us write there again/],
  ['missing', null, /no email address/],
] as const)(
  'of an address that is %s says where letters go, and what to do where none arrive',
  (state, email, words) => {
    const text = addressText({ email, state });
    expect(text).toMatch(words);
    expect(text.includes(brand.supportEmail)).toBe(state !== 'good');
  },
);

it('says of each letter that can be turned off what is in it', () => {
  for (const kind of letterKinds)
    expect(letterWords[kind].note !== undefined, kind).toBe(!isDue(letterReasons[kind]));
});

it('has a title of its own for each letter', () => {
  expect(new Set(Object.values(letterWords).map(({ title }) => title)).size).toBe(letterKinds.length);
});
