import { describe, expect, it } from 'vitest';
import { certifiedPeriods, certifiedTime, lastEndMs, listedPeriods } from './certifiedPeriod.ts';

const now = '2026-11-23T12:34:56.789Z';

describe('certifiedTime', () => {
  it.each([
    ['a day', '2026-10-05', '2026-10-05', ['2026-10-05T00:00:00.000Z', '2026-10-06T00:00:00.000Z']],
    ['a month', '2026-10-01', '2026-10-31', ['2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z']],
    ['a February', '2026-02-01', '2026-02-28', ['2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z']],
    ['a leap day', '2024-02-29', '2024-02-29', ['2024-02-29T00:00:00.000Z', '2024-03-01T00:00:00.000Z']],
    [
      'the end of a year',
      '2025-12-31',
      '2025-12-31',
      ['2025-12-31T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
    ],
    // European clocks are set back on this day, but in UTC it has 24 hours.
    [
      'a day of 25 hours',
      '2026-10-25',
      '2026-10-25',
      ['2026-10-25T00:00:00.000Z', '2026-10-26T00:00:00.000Z'],
    ],
    [
      'today, to the minute',
      '2026-11-23',
      '2026-11-23',
      ['2026-11-23T00:00:00.000Z', '2026-11-23T12:34:00.000Z'],
    ],
    ['days to come', '2026-11-20', '2027-11-20', ['2026-11-20T00:00:00.000Z', '2026-11-23T12:34:00.000Z']],
    ['tomorrow', '2026-11-24', '2026-11-24', null],
    ['backwards', '2026-10-06', '2026-10-05', null],
  ])('%s', (_, from, until, expected) => {
    const time = certifiedTime({ from, until }, Date.parse(now));
    const given = time === null ? null : [time.fromMs, time.untilMs].map((ms) => new Date(ms).toISOString());
    expect(given).toEqual(expected);
  });

  it('is nothing in the first minute of a day', () => {
    expect(
      certifiedTime({ from: '2026-11-23', until: '2026-11-23' }, Date.UTC(2026, 10, 23, 0, 0, 59)),
    ).toBeNull();
  });
});

describe('certifiedPeriods', () => {
  const at = (day: number) => Date.UTC(2026, 0, day);
  const iso = (day: number) => new Date(at(day)).toISOString();
  const time = { fromMs: at(10), untilMs: at(20) };
  const premium = 'rocksprem_i_m_v2';
  const download = 'rockspremdownloads_m_v1';
  const pro = 'rockspro_m_v1';

  it.each([
    ['all of it', [{ planCode: premium, fromMs: at(1), untilMs: null }], [[10, 20]]],
    ['nothing before or after', [{ planCode: premium, fromMs: at(1), untilMs: at(10) }], []],
    [
      'a gap stays a gap',
      [
        { planCode: premium, fromMs: at(1), untilMs: at(12) },
        { planCode: premium, fromMs: at(15), untilMs: at(40) },
      ],
      [
        [10, 12],
        [15, 20],
      ],
    ],
    [
      'what a plan does not cover wholly on the platform is a gap',
      [
        { planCode: premium, fromMs: at(8), untilMs: at(12) },
        { planCode: download, fromMs: at(12), untilMs: at(14) },
        { planCode: pro, fromMs: at(14), untilMs: at(18) },
      ],
      [
        [10, 12],
        [14, 18],
      ],
    ],
  ] as const)('on Twitch: %s', (_, periods, expected) => {
    expect(certifiedPeriods(periods, 'twitch', time).map(({ from, until }) => [from, until])).toEqual(
      expected.map(([from, until]) => [iso(from), iso(until)]),
    );
  });

  it('says what a plan covers on a platform', () => {
    const periods = [
      { planCode: download, fromMs: at(11), untilMs: at(12) },
      { planCode: pro, fromMs: at(12), untilMs: at(13) },
    ] as const;
    expect(certifiedPeriods(periods, 'youtube', time)).toEqual([
      { plan: 'Download', uses: ['uploads'], from: iso(11), until: iso(12) },
      { plan: 'Pro', uses: ['live streams', 'uploads'], from: iso(12), until: iso(13) },
    ]);
    expect(certifiedPeriods(periods, 'twitch', time)).toEqual([
      { plan: 'Pro', uses: ['live streams'], from: iso(12), until: iso(13) },
    ]);
  });
});

it('is longer by the rest of a stream on Twitch alone', () => {
  const periods = [
    { planCode: 'rockspro_m_v1', fromMs: 0, untilMs: 3_600_000 },
    { planCode: 'rockspro_m_v1', fromMs: 3_600_000, untilMs: 7_200_000, extension: 'live' },
  ] as const;
  const time = { fromMs: 0, untilMs: 86_400_000 };
  const reasonsOn = (platform: 'twitch' | 'youtube') =>
    certifiedPeriods(periods, platform, time).map(({ reason }) => reason);
  expect(reasonsOn('twitch')).toEqual([undefined, 'extended while live']);
  expect(reasonsOn('youtube')).toEqual([undefined]);
});

describe('listedPeriods', () => {
  const at = (day: number) => Date.UTC(2026, 0, day);
  const spansOf = (
    stays: Parameters<typeof listedPeriods>[1],
    untilMs: number | null = at(20),
  ): (number | null)[][] =>
    listedPeriods([{ planCode: 'rocksprem_i_m_v2', fromMs: at(10), untilMs }], stays).map((period) =>
      [period.fromMs, period.untilMs].map((ms) => ms && new Date(ms).getUTCDate()),
    );

  it.each([
    ['is covered from the day it was asked for', [5, 6, 15], [[10, 15]]],
    ['is covered as long as it is listed', [12, 13, null], [[12, 20]]],
    [
      'waits longer than the grace',
      [11, 15, 17],
      [
        [11, 13],
        [15, 17],
      ],
    ],
    ['never comes on the list', [11, null, null], [[11, 13]]],
    ['leaves before it is listed', [11, null, 12], [[11, 12]]],
    ['was there before the plan', [2, 2, 10], []],
  ] as const)('a stay that %s', (_, [asked, listed, until], expected) => {
    const stay = {
      askedMs: at(asked),
      listedMs: listed === null ? null : at(listed),
      untilMs: until === null ? null : at(until),
    };
    expect(spansOf([stay])).toEqual(expected);
  });

  it('is one time where stays of merged accounts overlap or meet', () => {
    const stays = [
      { askedMs: at(1), listedMs: at(1), untilMs: at(13) },
      { askedMs: at(5), listedMs: at(5), untilMs: at(12) },
      { askedMs: at(13), listedMs: at(13), untilMs: at(15) },
    ];
    expect(spansOf(stays)).toEqual([[10, 15]]);
    expect(lastEndMs(stays)).toBe(at(15));
    expect(spansOf([...stays, { askedMs: at(14), listedMs: at(14), untilMs: null }])).toEqual([[10, 20]]);
    expect(lastEndMs([...stays, { untilMs: null }])).toBeNull();
  });

  it('has a gap between two stays, and no end while both go on', () => {
    const first = { askedMs: at(1), listedMs: at(1), untilMs: at(12) };
    const second = { askedMs: at(14), listedMs: at(14), untilMs: null };
    expect(spansOf([first, second], null)).toEqual([
      [10, 12],
      [14, null],
    ]);
  });
});
