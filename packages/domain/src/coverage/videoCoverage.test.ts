import { describe, expect, it } from 'vitest';
import {
  type ChannelListing,
  type CoveredPeriod,
  listingGraceMs,
  momentCoverageText,
  type Video,
  type VideoCoverageInput,
  type VideoRule,
  videoCoverage,
} from '../coverage.ts';
import type { AudienceTierName, PlanCode } from '../index.ts';

const premium = 'rocksprem_i_m_v2';
const download = 'rockspremdownloads_m_v1';
const pro = 'rockspro_m_v1';

const hourMs = 3_600_000;
const hour = (number: number) => Date.UTC(2026, 10, 1) + number * hourMs;

const period = (planCode: PlanCode, from: number, until: number | null): CoveredPeriod => ({
  planCode,
  fromMs: hour(from),
  untilMs: until === null ? null : hour(until),
});
const rest = (planCode: PlanCode, from: number, until: number): CoveredPeriod => ({
  ...period(planCode, from, until),
  extension: 'live',
});
const stream = (from: number, until: number): Video => ({
  kind: 'live',
  fromMs: hour(from),
  untilMs: hour(until),
});
const upload = (at: number): Video => ({ kind: 'upload', atMs: hour(at) });
const listed = (asked: number, on: number | null, until: number | null = null): ChannelListing => ({
  askedMs: hour(asked),
  listedMs: on === null ? null : hour(on),
  untilMs: until === null ? null : hour(until),
});

describe('videoCoverage', () => {
  const twitch = { platform: 'twitch', audienceTier: null, listings: [listed(0, 1)] } as const;
  const youtube = { ...twitch, platform: 'youtube' } as const;
  const all: VideoCoverageInput = {
    video: stream(10, 14),
    channel: twitch,
    licenseAcceptedMs: hour(0),
    periods: [period(premium, 0, 100)],
    stops: [],
  };
  const proOf = (audienceTier: AudienceTierName) => [{ ...period(pro, 0, 100), audienceTier }];

  it.each<[string, Partial<VideoCoverageInput>, 'yes' | 'partly' | 'no', [VideoRule, number, number][]]>([
    ['a stream while Premium ran', {}, 'yes', [['plan', 10, 14]]],
    [
      'a stream while two plans ran',
      { periods: [period(premium, 0, 12), period(pro, 12, null)] },
      'yes',
      [
        ['plan', 10, 12],
        ['plan', 12, 14],
      ],
    ],
    ['an upload, of Premium', { video: upload(10), channel: youtube }, 'no', [['no-uploads', 10, 10]]],
    [
      'an upload, of Pro',
      { video: upload(10), channel: youtube, periods: [period(pro, 9, null)] },
      'yes',
      [['plan', 10, 10]],
    ],
    [
      'an upload after Pro',
      { video: upload(10), channel: youtube, periods: [period(pro, 0, 10)] },
      'no',
      [['ended', 10, 10]],
    ],
    [
      'an upload in the rest of a stream',
      { video: upload(10), channel: youtube, periods: [period(pro, 0, 9), rest(pro, 9, 12)] },
      'no',
      [['ended', 10, 10]],
    ],
    ['a stream with Download', { periods: [period(download, 0, 100)] }, 'no', [['limited', 10, 14]]],
    ['a stream before any plan', { periods: [period(premium, 20, 100)] }, 'no', [['no-plan', 10, 14]]],
    [
      'a stream before the licence',
      { licenseAcceptedMs: hour(12) },
      'partly',
      [
        ['no-licence', 10, 12],
        ['plan', 12, 14],
      ],
    ],
    [
      'the plan ended meanwhile',
      { periods: [period(premium, 0, 12)] },
      'partly',
      [
        ['plan', 10, 12],
        ['ended', 12, 14],
      ],
    ],
    [
      'and covered on',
      { periods: [period(premium, 0, 12), rest(premium, 12, 14)] },
      'yes',
      [
        ['plan', 10, 12],
        ['extended', 12, 14],
      ],
    ],
    [
      'the next stream in the rest of another one',
      { periods: [period(premium, 0, 10), rest(premium, 10, 14)] },
      'no',
      [['ended', 10, 14]],
    ],
    [
      'a stream elsewhere than on Twitch',
      { channel: youtube, periods: [period(premium, 0, 12), rest(premium, 12, 14)] },
      'partly',
      [
        ['plan', 10, 12],
        ['ended', 12, 14],
      ],
    ],
    [
      'paused meanwhile',
      {
        periods: [period(premium, 0, 12), period(premium, 13, null)],
        stops: [{ atMs: hour(12), reason: 'paused' }],
      },
      'partly',
      [
        ['plan', 10, 12],
        ['paused', 12, 13],
        ['plan', 13, 14],
      ],
    ],
    [
      'given back before',
      { periods: [period(premium, 0, 8)], stops: [{ atMs: hour(8), reason: 'refunded' }] },
      'no',
      [['refunded', 10, 14]],
    ],
    [
      'Pro for a smaller audience',
      { channel: { ...twitch, audienceTier: 'Four' }, periods: proOf('Two') },
      'no',
      [['audience', 10, 14]],
    ],
    ['Pro for an audience that nobody measured', { periods: proOf('Two') }, 'no', [['audience', 10, 14]]],
    [
      'Pro for this audience',
      { channel: { ...twitch, audienceTier: 'Two' }, periods: proOf('Two') },
      'yes',
      [['plan', 10, 14]],
    ],
    ['no channel on the list', { channel: { ...twitch, listings: [] } }, 'no', [['not-listed', 10, 14]]],
    [
      'taken off the list meanwhile',
      { channel: { ...twitch, listings: [listed(0, 1, 12)] } },
      'partly',
      [
        ['plan', 10, 12],
        ['not-listed', 12, 14],
      ],
    ],
    [
      'listed while the platform still worked on it',
      { channel: { ...twitch, listings: [listed(8, 11)] } },
      'yes',
      [
        ['listing', 10, 11],
        ['plan', 11, 14],
      ],
    ],
    [
      'a platform that never answered',
      { channel: { ...twitch, listings: [listed(12 - listingGraceMs / hourMs, null)] } },
      'partly',
      [
        ['listing', 10, 12],
        ['not-listed', 12, 14],
      ],
    ],
    [
      'listed again',
      { channel: { ...twitch, listings: [listed(0, 1, 11), listed(13, 13)] } },
      'partly',
      [
        ['plan', 10, 11],
        ['not-listed', 11, 13],
        ['plan', 13, 14],
      ],
    ],
  ])('%s', (_, changed, covered, parts) => {
    const found = videoCoverage({ ...all, ...changed });
    expect(found.covered).toBe(covered);
    expect(found.parts.map(({ rule, fromMs, untilMs }) => [rule, fromMs, untilMs])).toEqual(
      parts.map(([rule, from, until]) => [rule, hour(from), hour(until)]),
    );
  });
});

it.each([
  ['plan', 'Covered on November 1, 2026, 10:00 UTC'],
  ['limited', 'Covered with limits on November 1, 2026, 10:00 UTC'],
  ['refunded', 'Not covered on November 1, 2026, 10:00 UTC'],
] as const)('%s in one line', (rule, text) => {
  expect(momentCoverageText(rule, hour(10))).toBe(text);
});
