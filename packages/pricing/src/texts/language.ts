import type { PricingTexts } from './PricingTexts.ts';

/** A language: the texts that replace English, and the locale of numbers and dates. */
export interface Language {
  readonly texts: Partial<PricingTexts>;
  /** A BCP 47 tag. */
  readonly locale: string;
  /** Replaces every amount of money while amounts are hidden. */
  readonly hiddenAmount?: string | null;
}

/** The language of functions that are given none. */
export const english: Language = { texts: {}, locale: 'en-US' };

/**
 * The texts of a component in a language. Each component imports its own English, so a bundle holds only what it
 * shows.
 */
export const textsIn = <Texts extends Partial<PricingTexts>>({ texts }: Language, ofPart: Texts): Texts => ({
  ...ofPart,
  ...texts,
});
