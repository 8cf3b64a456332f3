import { dayMs } from '@backbeat/domain';
import { expect, it } from 'vitest';
import { coverageCalendar, streamText } from './coverageCalendar.ts';

const atMs = Date.UTC(2026, 10, 20, 9);
const kinds = (endsOn: string, month: number) =>
  coverageCalendar(endsOn, atMs)
    .months[month]?.days.map(({ kind }) => kind[0])
    .join('');

it('shows what is over, what is covered, its last day, and Free', () => {
  const { months, text } = coverageCalendar('2026-12-20T12:34:00Z', atMs);
  expect(text).toBe(`Covered for 30 more days, until December 20, 2026. ${streamText}`);
  expect(streamText).toContain('until the stream ends, 12 hours at most');
  expect(months.map(({ title, blanks, days }) => [title, blanks, days.length])).toEqual([
    ['November 2026', 6, 30],
    ['December 2026', 1, 31],
  ]);
  expect(kinds('2026-12-20T12:34:00Z', 0)).toBe('p'.repeat(19) + 'c'.repeat(11));
  expect(kinds('2026-12-20T12:34:00Z', 1)).toBe(`${'c'.repeat(19)}l${'f'.repeat(11)}`);
});

it('of a year shows its first month and its last', () => {
  expect(coverageCalendar('2027-06-14', atMs).months.map(({ title }) => title)).toEqual([
    'November 2026',
    'June 2027',
  ]);
});

it.each([
  ['2026-11-30', null],
  ['2026-12-20', null],
  ['2027-01-01', 'The month between, all covered'],
  ['2027-06-14', '6 months between, all covered'],
  ['2027-11-20', '11 months between, all covered'],
])('marks what it leaves out between its months: until %s', (endsOn, gap) => {
  expect(coverageCalendar(endsOn, atMs).gap).toBe(gap);
});

it('that ends this month has the next one beside it', () => {
  const { months, text } = coverageCalendar('2026-11-21', atMs);
  expect(months.map(({ title }) => title)).toEqual(['November 2026', 'December 2026']);
  expect(text).toBe(`Covered for 1 more day, until November 21, 2026. ${streamText}`);
  expect(new Set(months[1]?.days.map(({ kind }) => kind))).toEqual(new Set(['free']));
});

it('has every day of its months once, and one last day, whenever that is', () => {
  const rank = { past: 0, covered: 1, last: 2, free: 3 } as const;
  for (let start = 0; start < 1_500; start += 7) {
    const nowMs = Date.UTC(2027, 0, 1, 13) + start * dayMs;
    for (const hours of [0, 9, 11, 30, 24 * 29, 24 * 31 - 5, 24 * 60, 24 * 365]) {
      const { months } = coverageCalendar(new Date(nowMs + hours * 3_600_000).toISOString(), nowMs);
      const all = months.flatMap(({ days }) => days.map(({ kind }) => rank[kind]));
      expect(all.filter((kind) => kind === rank.last)).toHaveLength(1);
      expect(all).toEqual(all.toSorted((a, b) => a - b));
      for (const { days } of months) expect(days.map(({ day }) => day)).toEqual(days.map((_, i) => i + 1));
    }
  }
});
