import { createContext, use } from 'react';
import type { Voice } from './createVoice.ts';
import type { LetterKind } from './LetterFacts.ts';
import type { LetterWords } from './texts/MailTexts.ts';

/** Which letter it is, how it speaks and where its links lead. */
export interface LetterPlace {
  readonly kind: LetterKind;
  readonly words: LetterWords;
  /** Its language, and how facts are worded for the reader. */
  readonly voice: Voice;
  /** Of the site, e.g. `https://www.backbeat.example`. */
  readonly siteUrl: string;
}

export const LetterContext = createContext<LetterPlace | null>(null);

/** @throws Error outside of a letter */
export const useLetter = (): LetterPlace => {
  const place = use(LetterContext);
  if (place === null) throw new Error('Only a letter has these parts: render them by renderLetter.');
  return place;
};
