import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ChannelListing,
  type CoveragePlatform,
  type CoveredPeriod,
  coveragePlatforms,
  coveredPeriods,
  listingGraceMs,
  type VideoCoverageInput,
  type VideoRule,
  videoCoverage,
} from '../coverage.ts';
import { audienceTierNames, audienceTiers, planCodes } from '../index.ts';

const hourMs = 3_600_000;
const hour = (number: number) => Date.UTC(2026, 10, 1) + number * hourMs;

it('is what asking each hour alone gives, in 10,000 random histories', () => {
  const lastHour = 120;
  const anyHour = fc.integer({ min: 0, max: lastHour });
  const anySpan = fc.record({ from: anyHour, length: fc.option(fc.integer({ min: 1, max: lastHour })) });
  const anyTier = fc.constantFrom(...audienceTierNames);
  const anyPeriod = fc
    .record({
      planCode: fc.constantFrom(...planCodes),
      span: anySpan,
      isRest: fc.boolean(),
      tier: fc.option(anyTier),
    })
    .map(({ planCode, span: { from, length }, isRest, tier }): CoveredPeriod => {
      const untilMs = length === null ? null : hour(from + length);
      return {
        planCode,
        fromMs: hour(from),
        untilMs,
        ...(isRest && untilMs !== null ? { extension: 'live' } : {}),
        ...(tier !== null && planCode.startsWith('rockspro_') ? { audienceTier: tier } : {}),
      };
    });
  const anyListing = fc
    .record({ asked: anyHour, wait: fc.option(fc.integer({ min: 0, max: 60 })), stay: fc.option(anyHour) })
    .map(({ asked, wait, stay }): ChannelListing => {
      const until = stay === null ? null : asked + (wait ?? 0) + stay;
      return {
        askedMs: hour(asked),
        listedMs: wait === null ? null : hour(asked + wait),
        untilMs: until === null ? null : hour(until),
      };
    });
  const anyVideo = fc.oneof(
    fc.record({ from: anyHour, length: fc.integer({ min: 1, max: 24 }) }).map(({ from, length }) => ({
      kind: 'live' as const,
      fromMs: hour(from),
      untilMs: hour(from + length),
    })),
    anyHour.map((at) => ({ kind: 'upload' as const, atMs: hour(at) })),
  );
  const anyInput = fc
    .record({
      video: anyVideo,
      platform: fc.constantFrom<CoveragePlatform>(...coveragePlatforms),
      audienceTier: fc.option(anyTier),
      listings: fc.array(anyListing, { maxLength: 3 }),
      license: anyHour,
      recorded: fc.array(anyPeriod, { maxLength: 5 }),
      stopAt: fc.option(anyHour),
      reason: fc.constantFrom<'paused' | 'refunded'>('paused', 'refunded'),
    })
    .map(({ video, platform, audienceTier, listings, license, recorded, stopAt, reason }) => ({
      video,
      channel: { platform, audienceTier, listings },
      licenseAcceptedMs: hour(license),
      periods: coveredPeriods(recorded),
      stops: stopAt === null ? [] : [{ atMs: hour(stopAt), reason }],
    }));

  const streamsWhole = ['rocksprem_i_m_v2', 'rocksprem_i_y_v2', 'rockspro_m_v1', 'rockspro_y_v1'];
  const uploads = ['rockspremdownloads_m_v1', 'rockspremdownloads_y_v1', 'rockspro_m_v1', 'rockspro_y_v1'];

  /** Whether an hour is covered, in the words of docs/creators.md. */
  const isCoveredAt = (input: VideoCoverageInput, atMs: number): boolean => {
    const { video, channel, licenseAcceptedMs, periods } = input;
    const end = (moment: number | null) => moment ?? Number.POSITIVE_INFINITY;
    const hasPlan = periods.some(({ planCode, fromMs, untilMs, audienceTier, extension }) => {
      const runs = fromMs <= atMs && atMs < end(untilMs);
      const hasRight = (video.kind === 'live' ? streamsWhole : uploads).includes(planCode);
      const isPaid =
        audienceTier === undefined ||
        (channel.audienceTier !== null &&
          audienceTiers[channel.audienceTier].number <= audienceTiers[audienceTier].number);
      const isRestOfIt =
        extension === undefined ||
        (video.kind === 'live' && channel.platform === 'twitch' && video.fromMs < fromMs);
      return runs && hasRight && isPaid && isRestOfIt;
    });
    const isOnList = channel.listings.some(({ askedMs, listedMs, untilMs }) => {
      const hasLeft = atMs >= end(untilMs);
      return !hasLeft && ((askedMs <= atMs && atMs - askedMs < listingGraceMs) || atMs >= end(listedMs));
    });
    return atMs >= licenseAcceptedMs && hasPlan && isOnList;
  };

  fc.assert(
    fc.property(anyInput, (input) => {
      const { video } = input;
      const { covered, parts } = videoCoverage(input);
      const hours =
        video.kind === 'upload'
          ? [video.atMs]
          : Array.from(
              { length: (video.untilMs - video.fromMs) / hourMs },
              (_, index) => video.fromMs + index * hourMs,
            );
      const wanted = hours.map((atMs) => isCoveredAt(input, atMs));
      expect(covered).toBe(wanted.every(Boolean) ? 'yes' : wanted.some(Boolean) ? 'partly' : 'no');
      const partAt = (atMs: number) =>
        parts.find(({ fromMs, untilMs }) => fromMs <= atMs && (atMs < untilMs || fromMs === untilMs));
      const coveringRules: readonly VideoRule[] = ['plan', 'extended', 'listing'];
      for (const [index, atMs] of hours.entries())
        expect(coveringRules.includes(partAt(atMs)?.rule ?? 'no-plan')).toBe(wanted[index]);
      for (const [index, part] of parts.entries())
        expect(parts[index + 1]?.fromMs ?? part.untilMs).toBe(part.untilMs);
    }),
    { numRuns: 10_000, seed: 48 },
  );
}, 60_000);
