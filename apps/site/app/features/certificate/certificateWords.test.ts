import { describe, expect, it } from 'vitest';
import {
  certificateTitle,
  channelNotes,
  fieldText,
  hasGap,
  momentText,
  spanText,
  usesText,
  valueText,
} from './certificateWords.ts';

const channel = {
  platform: 'twitch',
  id: '1',
  name: 'djnight',
  url: 'https://www.twitch.tv/djnight',
  ownership: 'proven',
  connected_since: '2026-01-01T00:00:00.000Z',
} as const;

const covered = (...spans: readonly (readonly [string, string])[]) =>
  spans.map(([from, until]) => ({ plan: 'Premium', uses: ['live streams' as const], from, until }));

it.each([
  ['2026-06-30T23:59:59.999Z', 'June 30, 2026, 23:59\u00a0UTC'],
  ['2026-07-01T00:00:00.000Z', 'July 1, 2026, 00:00\u00a0UTC'],
  ['2028-02-29T12:05:00.000Z', 'February 29, 2028, 12:05\u00a0UTC'],
  ['2025-12-31T23:00:00.000-02:00', 'January 1, 2026, 01:00\u00a0UTC'],
])('%s is %j, wherever the reader is', (iso, text) => {
  expect(momentText(iso)).toBe(text);
});

it.each([
  ['2026-09-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z', 'September 1, 2026 to September 30, 2026'],
  ['2026-09-01T00:00:00.000Z', '2026-09-02T00:00:00.000Z', 'September 1, 2026'],
  [
    '2026-09-01T00:00:00.000Z',
    '2026-09-30T10:00:00.000Z',
    'September 1, 2026, 00:00\u00a0UTC to September 30, 2026, 10:00\u00a0UTC',
  ],
])('from %s until %s is %j', (from, until, text) => {
  expect(spanText({ from, until })).toBe(text);
});

it('shows moments by their dates, and everything else as it is', () => {
  expect(
    ['2026-09-30T10:00:00.000Z', 'Somebody', '2026-09', '2026-99-99T10:00:00.000Z'].map(valueText),
  ).toEqual(['September 30, 2026, 10:00\u00a0UTC', 'Somebody', '2026-09', '2026-99-99T10:00:00.000Z']);
});

describe('hasGap', () => {
  const period = { from: '2026-06-01T00:00:00.000Z', until: '2026-07-01T00:00:00.000Z' };
  const middle = '2026-06-15T00:00:00.000Z';
  const later = '2026-06-15T00:00:00.001Z';
  it.each([
    ['all of it', covered([period.from, period.until]), false],
    ['two plans that touch', covered([period.from, middle], [middle, period.until]), false],
    ['a millisecond between', covered([period.from, middle], [later, period.until]), true],
    ['a late beginning', covered([middle, period.until]), true],
    ['an early end', covered([period.from, middle]), true],
  ])('%s', (_, spans, expected) => {
    expect(hasGap({ period, covered: spans })).toBe(expected);
  });
});

it('names plans and uses once each', () => {
  const [premium] = covered(['2026-06-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z']);
  if (premium === undefined) throw new Error('There is no period.');
  const pro = { ...premium, plan: 'Pro', uses: ['live streams', 'uploads'] as const };
  expect(certificateTitle({ covered: [premium, pro, premium] }, 'Backbeat')).toBe(
    'Covered by Backbeat Premium and Pro',
  );
  expect(usesText({ covered: [premium], channel })).toBe('Live streams on Twitch');
  expect(usesText({ covered: [premium, pro], channel: { ...channel, platform: 'youtube' } })).toBe(
    'Live streams and uploads on YouTube',
  );
});

it('says of a channel who vouches for it, and whether it was connected only later', () => {
  const spans = covered(['2026-06-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z']);
  expect(channelNotes({ channel, covered: spans })).toEqual([
    'The creator has signed in with this Twitch account.',
    'Connected since January 1, 2026, 00:00\u00a0UTC.',
  ]);
  const stated = {
    ...channel,
    platform: 'youtube',
    ownership: 'stated',
    connected_since: '2026-06-02T00:00:00.000Z',
  } as const;
  expect(channelNotes({ channel: stated, covered: spans })).toEqual([
    'The creator has named this channel; that it is theirs was not proven.',
    'Connected since June 2, 2026, 00:00\u00a0UTC, which is after the beginning of what is covered.',
  ]);
  const former = { ...channel, connected_until: '2026-06-30T12:00:00.000Z' };
  expect(channelNotes({ channel: former, covered: spans })[1]).toBe(
    'Connected from January 1, 2026, 00:00\u00a0UTC to June 30, 2026, 12:00\u00a0UTC.',
  );
});

it.each([
  ['creator', 'Creator'],
  ['channel.name', 'Channel'],
  ['covered[0].until', 'Covered period 1, until'],
  ['covered[2]', 'Covered period 3'],
  ['note', 'note'],
])('the field %s is called %j', (field, text) => {
  expect(fieldText(field)).toBe(text);
});
