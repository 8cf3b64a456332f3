import { dateText as englishDateText } from '@backbeat/domain';
import type { Language } from './language.ts';

/**
 * A date, in UTC. In English as `Intl` writes it, but without `Intl`: its first use takes a slow phone some 60 ms, while
 * a checkout is hydrated.
 *
 * @example dateText(0, english) // → 'January 1, 1970'
 */
export const dateText = (atMs: number, { locale }: Pick<Language, 'locale'>): string =>
  locale === 'en-US'
    ? englishDateText(atMs)
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(atMs);
