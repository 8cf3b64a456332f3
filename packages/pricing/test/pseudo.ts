import { en } from '../src/texts/en.ts';
import type { PricingTexts } from '../src/texts/PricingTexts.ts';

const plain = 'aeioucdlnrstzAEIOU';
const accented = 'åéîöüçđļñŕšţžÅÉÎÖÜ';

const accent = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);

/** Accents and two fifths more, between brackets: what is cut off or not translated is seen. */
const made = (english: string): string => {
  const text = english.replaceAll(/\{\w+\}|[^{}]+/g, (part) => (part.startsWith('{') ? part : accent(part)));
  return english === '' ? '' : `⟦${text}${'~'.repeat(Math.ceil(english.length * 0.4))}⟧`;
};

const madeOf = (value: unknown): unknown => {
  if (typeof value === 'string') return made(value);
  if (typeof value === 'function') return (...of: unknown[]) => madeOf(Reflect.apply(value, undefined, of));
  if (Array.isArray(value)) return value.map(madeOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, madeOf(inner)]));
};

/** A made-up language: every text of the English, and what functions make of what they are given. */
export const pseudo: PricingTexts = new Proxy(en, { get: (texts, key) => madeOf(Reflect.get(texts, key)) });
