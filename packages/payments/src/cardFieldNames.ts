import type { ProviderElement, ProviderElements } from './provider.ts';
import type { PaymentsTexts } from './texts/en.ts';
import type { fieldTexts } from './texts/fieldTexts.ts';

/** One field that the provider hosts: the whole card in one frame, or one of its four parts. */
export type CardFieldName = 'card' | 'number' | 'month' | 'year' | 'cvv';

/** `single` shows the card in one frame (better for keyboards and autofill), `split` shows four. */
export type CardLayout = 'single' | 'split';

/** Names that screen readers say for the frames. */
export type FieldLabels = Record<CardFieldName, string>;

/** Hints inside the empty inputs. `expiry` belongs to the single layout, `month` and `year` to the split one. */
export type FieldPlaceholders = Record<'number' | 'expiry' | 'month' | 'year' | 'cvv', string>;

type FieldTexts = Pick<PaymentsTexts, keyof typeof fieldTexts>;

/** Names of the frames in a language. */
export const labelsIn = (texts: FieldTexts): FieldLabels => ({
  card: texts.labelCard,
  number: texts.labelNumber,
  month: texts.labelMonth,
  year: texts.labelYear,
  cvv: texts.labelCvv,
});

/** Hints of the inputs in a language. */
export const placeholdersIn = (texts: FieldTexts): FieldPlaceholders => ({
  number: texts.placeholderNumber,
  expiry: texts.placeholderExpiry,
  month: texts.placeholderMonth,
  year: texts.placeholderYear,
  cvv: texts.placeholderCvv,
});

export const fieldNames: Record<CardLayout, readonly CardFieldName[]> = {
  single: ['card'],
  split: ['number', 'month', 'year', 'cvv'],
};

/** Asks the provider for one field by its name. */
export const makeElement: Record<
  CardFieldName,
  (group: ProviderElements, options: object) => ProviderElement
> = {
  card: (group, options) => group.CardElement(options),
  number: (group, options) => group.CardNumberElement(options),
  month: (group, options) => group.CardMonthElement(options),
  year: (group, options) => group.CardYearElement(options),
  cvv: (group, options) => group.CardCvvElement(options),
};
