import { expect, it } from 'vitest';
import { pseudoText, pseudoTexts } from './pseudoTexts.ts';

it('has accents, brackets, and two fifths more', () => {
  const text = 'There was an error processing your payment. Please contact support.';
  expect(pseudoText(text)).toMatch(/^\[.*[éü].*\]$/);
  expect(pseudoText(text).length / text.length).toBeGreaterThan(1.4);
  expect(pseudoText('')).toBe('');
});

it('reaches what functions, lists and objects hold, also in a copy', () => {
  const element = Object.freeze({ $$typeof: Symbol('element') });
  const english = {
    pages: (count: number) => `${count} pages`,
    parts: ['One'],
    inner: { two: 'Two' },
    count: 3,
    element,
  };
  const { pages, ...rest } = { ...pseudoTexts(english) };
  expect(pages(2)).toBe('[2 páàgéêss]');
  expect(rest.parts).toEqual(['[ÖÓññéê]']);
  expect(rest.inner.two).toBe('[Twöô]');
  expect(rest.count).toBe(3);
  expect(rest.element).toBe(element);
});
