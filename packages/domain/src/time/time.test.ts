import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { anyInstant, lawRuns, lawTimeoutMs } from '../../testing/purchases.ts';
import { addMonths, addSpan, dateText } from '../index.ts';
import { instantMs } from './instantMs.ts';

const day = (text: string) => instantMs(text);

describe('addMonths', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2100-02-28', 12, '2101-02-28'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2027-05-05', 0, '2027-05-05'],
  ])('%s and %d months is %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toBe(day(to));
  });

  it('keeps the time of day', () => {
    expect(addMonths(day('2027-01-31T23:59:59.999Z'), 1)).toBe(day('2027-02-28T23:59:59.999Z'));
  });

  it('lands in the month that was asked for, on the same day or its last', { timeout: lawTimeoutMs }, () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: -600, max: 600 }), (atMs, months) => {
        const from = new Date(atMs);
        const to = new Date(addMonths(atMs, months));
        const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
        expect(monthOf(to)).toBe(monthOf(from) + months);
        const isLast = new Date(to.getTime() + 86_400_000).getUTCDate() === 1;
        expect(to.getUTCDate() === from.getUTCDate() || isLast).toBe(true);
        expect(to.toISOString().slice(-14)).toBe(from.toISOString().slice(-14));
      }),
      lawRuns,
    );
  });
});

describe('addSpan', () => {
  it.each([
    [{ length: 14, unit: 'day' }, 1, '2026-12-04'],
    [{ length: 2, unit: 'week' }, 1, '2026-12-04'],
    [{ length: 1, unit: 'month' }, 1, '2026-12-20'],
    [{ length: 12, unit: 'month' }, 2, '2028-11-20'],
    [{ length: 60, unit: 'day' }, 1, '2027-01-19'],
    [{ length: 1, unit: 'month' }, 0, '2026-11-20'],
  ] as const)('%o, %d times after 20 November 2026, is %s', (span, times, to) => {
    expect(addSpan(day('2026-11-20'), span, times)).toBe(day(to));
  });
});

describe('instantMs', () => {
  it.each([
    ['2026-11-20', 1795132800000],
    ['2026-11-20T00:00:00Z', 1795132800000],
    ['2026-11-20T00:00', 1795132800000],
    ['2026-11-20T00:00:00.000', 1795132800000],
    ['2026-11-20T14:00:00+14:00', 1795132800000],
    ['2026-11-19T12:00:00-12:00', 1795132800000],
    [1795132800000, 1795132800000],
  ])('reads %s', (text, ms) => {
    expect(instantMs(text)).toBe(ms);
  });

  it.each(['', 'soon', '20.11.2026', 'November 20, 2026', '2026-13-01', Number.NaN, 8.64e15 + 1])(
    'refuses %s',
    (text) => {
      expect(() => instantMs(text)).toThrow(RangeError);
      expect(() => instantMs(text)).toThrow('is not a date');
    },
  );
});

describe('dateText', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ['2026-11-20', 'November 20, 2026'],
    ['2028-02-29T23:59:59Z', 'February 29, 2028'],
    ['2027-01-01T00:00:00Z', 'January 1, 2027'],
    ['2026-12-31T23:59:59.999Z', 'December 31, 2026'],
  ])('%s is %s', (at, text) => {
    expect(dateText(at)).toBe(text);
  });

  const english = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

  it.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe'])(
    'is the same day for readers in %s',
    { timeout: lawTimeoutMs },
    (timeZone) => {
      process.env.TZ = timeZone;
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
      fc.assert(
        fc.property(anyInstant, (atMs) => {
          const text = english.format(atMs);
          expect(dateText(atMs)).toBe(text);
          // A wire that leaves out the zone means UTC, whatever the reader's zone is.
          expect(dateText(new Date(atMs).toISOString().slice(0, -1))).toBe(text);
        }),
        lawRuns,
      );
    },
  );
});
