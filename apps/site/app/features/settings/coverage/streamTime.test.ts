import { expect, it } from 'vitest';
import { checkedText, fieldValue, momentOf, streamText } from './streamTime.ts';

it.each([
  ['2026-11-21T19:00:00.000Z', 'UTC', 'Sat, November 21, 2026 at 7:00 PM UTC'],
  ['2026-11-21T19:00:00.000Z', 'Asia/Tokyo', 'Sun, November 22, 2026 at 4:00 AM GMT+9'],
  ['2027-01-01T03:30:00.000Z', 'America/Los_Angeles', 'Thu, December 31, 2026 at 7:30 PM PST'],
])('%s in %s is %s', (iso, timeZone, text) => {
  expect(streamText(iso, timeZone).replaceAll('\u202f', ' ')).toBe(text);
});

it.each(['2026-11-21T19:00:00.000Z', '2027-03-28T01:30:00.000Z', '2028-02-29T23:59:00.000Z'])(
  '%s comes back from its field',
  (iso) => {
    expect(fieldValue(iso)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    expect(momentOf(fieldValue(iso))).toBe(iso);
  },
);

it.each(['', 'tomorrow', '2026-13-40T99:99'])('%j is no moment', (value) => {
  expect(momentOf(value)).toBeNull();
});

it.each([
  [-5, 'Checked a moment ago'],
  [0, 'Checked a moment ago'],
  [1, 'Checked a moment ago'],
  [2, 'Checked 2 minutes ago'],
  [59, 'Checked 59 minutes ago'],
  [60, 'Checked an hour ago'],
  [119, 'Checked an hour ago'],
  [300, 'Checked 5 hours ago'],
])('%d minutes: %s', (minutes, text) => {
  expect(checkedText(0, minutes * 60_000)).toBe(text);
});
