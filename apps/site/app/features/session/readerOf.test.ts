import { afterEach, expect, it, vi } from 'vitest';
import { readerOf } from './readerOf.ts';

afterEach(() => vi.restoreAllMocks());

const zoneIs = (timeZone: string | undefined) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue(Object.assign(new Intl.DateTimeFormat('en').resolvedOptions(), { timeZone }));

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-de', 'de'],
  ['en-GB', 'en'],
  ['den', 'en'],
  ['fr', 'en'],
  ['', 'en'],
])('a browser in %j is written to in %s', (language, expected) => {
  expect(readerOf({ language }).language).toBe(expected);
});

it('names the zone, where the browser knows one', () => {
  zoneIs('Europe/Berlin');
  expect(readerOf({ language: 'de' })).toEqual({ language: 'de', time_zone: 'Europe/Berlin' });
  for (const none of [undefined, '', 'x'.repeat(65)]) {
    zoneIs(none);
    expect(readerOf({ language: 'de' })).toEqual({ language: 'de' });
  }
});
