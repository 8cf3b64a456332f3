import type { Endpoints, RequestOf } from '@backbeat/sdk/contract';

type Reader = NonNullable<RequestOf<Endpoints['refresh']>['query']>;

/**
 * How the person of a browser is to be written to.
 *
 * @example readerOf({ language: 'de-AT' }) // → { language: 'de', time_zone: 'Europe/Vienna' }
 */
export const readerOf = ({ language }: Pick<Navigator, 'language'>): Reader => {
  // Some browsers name none, or one of their own, and a refresh must not fail for that.
  const { timeZone = '' } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    language: /^de\b/i.test(language) ? 'de' : 'en',
    ...(timeZone !== '' && timeZone.length <= 64 && { time_zone: timeZone }),
  };
};
