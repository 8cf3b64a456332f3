import { expect, it } from 'vitest';
import { privateParts } from './Private.tsx';

const hidden = (sentence: string): string =>
  privateParts(sentence)
    .map(({ text, isPrivate }) => (isPrivate ? '#' : text))
    .join('');

it.each([
  ['Renews on June 14, 2027. You will be charged $71.88.', 'Renews on June 14, 2027. You will be charged #.'],
  ['Pro, $1,000 per year, −$40.57 back', 'Pro, # per year, # back'],
  ['Visa ending in 1111', 'Visa ending in #'],
  ['Expires 10 / 28, before the next payment', 'Expires #, before the next payment'],
  ['Sent to ada.lovelace+live@creators.example.', 'Sent to #.'],
  ['Your free trial ends on December 14, 2026.', 'Your free trial ends on December 14, 2026.'],
  ['7 of 12 months left', '7 of 12 months left'],
  ['', ''],
])('%s', (sentence, expected) => {
  expect(hidden(sentence)).toBe(expected);
});
