import type { Language } from './language.ts';

/**
 * A date, in UTC.
 *
 * @example dateText(0, english) // → 'January 1, 1970'
 */
export const dateText = (atMs: number, { locale }: Pick<Language, 'locale'>): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(atMs);
