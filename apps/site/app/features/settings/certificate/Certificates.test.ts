import { describe, expect, it } from 'vitest';
import { coveredChannels, firstDays } from './Certificates.tsx';

const channel = (platform: 'twitch' | 'youtube', covered_since: string | null) => ({
  platform,
  name: 'djnight',
  covered_since,
});

it('offers the channels that a plan has ever covered', () => {
  const since = '2026-01-31T10:00:00.000Z';
  expect(coveredChannels([channel('twitch', null), channel('youtube', since)])).toEqual([
    channel('youtube', since),
  ]);
});

describe('firstDays', () => {
  it.each([
    ['2026-11-01T10:00:00.000Z', '2026-11-23T12:00:00Z', '2026-11-01', '2026-11-23'],
    ['2025-01-01T00:00:00.000Z', '2026-11-23T12:00:00Z', '2026-08-25', '2026-11-23'],
    ['2025-01-01T00:00:00.000Z', '2026-05-31T23:59:59Z', '2026-03-02', '2026-05-31'],
    ['2026-03-31T23:59:59.000Z', '2026-04-01T00:00:00Z', '2026-03-31', '2026-04-01'],
  ])('covered since %s, on %s', (since, now, from, until) => {
    expect(firstDays({ covered_since: since }, Date.parse(now))).toEqual({ from, until });
  });

  it('begins with a day that was covered, where the api names one', () => {
    const channel = {
      covered_since: '2025-01-01T00:00:00.000Z',
      covered_lately: '2026-10-02T08:00:00.000Z',
    };
    expect(firstDays(channel, Date.parse('2026-11-23T12:00:00Z'))).toEqual({
      from: '2026-10-02',
      until: '2026-11-23',
    });
  });
});
