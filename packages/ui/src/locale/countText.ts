/** A text for each kind of number that a language tells apart; `#` stands for the number. */
export type CountForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * A text with a number in it, in the form that the language asks for.
 *
 * @param locale a BCP 47 tag, as `useLocale` gives it
 * @example countText(1200, 'en-US', { one: '# result', other: '# results' }) // → '1,200 results'
 */
export const countText = (count: number, locale: string, forms: CountForms): string => {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(locale).format(count));
};
