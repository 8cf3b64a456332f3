import { expect, it } from 'vitest';
import { countText } from './countText.ts';

const polish = { one: '# plik', few: '# pliki', many: '# plików', other: '# pliku' };

it.each([
  [1, 'en-US', { one: '# result', other: '# results' }, '1 result'],
  [1200, 'en-US', { one: '# result', other: '# results' }, '1,200 results'],
  [1200, 'de', { other: '# Treffer' }, '1.200 Treffer'],
  [3, 'pl', polish, '3 pliki'],
  [5, 'pl', polish, '5 plików'],
])('%i in %s', (count, locale, forms, text) => {
  expect(countText(count, locale, forms)).toBe(text);
});
