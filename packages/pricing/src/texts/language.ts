import type { PricingTexts } from './PricingTexts.ts';

/** How to speak: what to say in place of English, and how numbers and dates are written. */
export interface Language {
  readonly texts: Partial<PricingTexts>;
  /** A BCP 47 tag. */
  readonly locale: string;
  /** Stands in the place of every amount of money, where amounts are hidden. */
  readonly hiddenAmount?: string | null;
}

/** What functions speak without a language of their own. */
export const english: Language = { texts: {}, locale: 'en-US' };

/** The texts of a part in a language: each part brings its own English, so that a page has what it shows. */
export const textsIn = <Texts extends Partial<PricingTexts>>({ texts }: Language, ofPart: Texts): Texts => ({
  ...ofPart,
  ...texts,
});
