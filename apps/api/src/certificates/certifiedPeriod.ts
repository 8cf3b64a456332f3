import { dayMs, plans, productNames } from '@backbeat/domain';
import {
  type ChannelListing,
  type CoveragePlatform,
  type CoveredPeriod,
  coveredPeriods,
  coveredUses,
  coversPlatform,
  type ExtensionReason,
  listingGraceMs,
} from '@backbeat/domain/coverage';
import type { Endpoints, ResponseOf } from '@backbeat/sdk/contract';

type Certificate = ResponseOf<Endpoints['certificate']>;

const minuteMs = 60_000;

/** A time in epoch milliseconds, its end not included. */
interface Time {
  readonly fromMs: number;
  readonly untilMs: number;
}

/**
 * From the first day to the end of the last one, in UTC. Today counts up to the last whole minute. Null for the future.
 *
 * @example
 * certifiedTime({ from: '2026-01-31', until: '2026-02-28' }, Date.UTC(2026, 10)) // → the 29 days to March 1
 */
export const certifiedTime = (
  { from, until }: { readonly from: string; readonly until: string },
  nowMs: number,
): Time | null => {
  const fromMs = Date.parse(from);
  const passedMs = Math.floor(nowMs / minuteMs) * minuteMs;
  const untilMs = Math.min(Date.parse(until) + dayMs, passedMs);
  return fromMs < untilMs ? { fromMs, untilMs } : null;
};

/** When a stay on the list covers, as `videoCoverage` has it: also while it is listed, for the days that may take. */
const coveringSpans = ({ askedMs, listedMs, untilMs }: ChannelListing) => [
  { fromMs: askedMs, untilMs: Math.min(askedMs + listingGraceMs, untilMs ?? Number.POSITIVE_INFINITY) },
  ...(listedMs === null ? [] : [{ fromMs: listedMs, untilMs }]),
];

/** When the last of the stays ends; null while one goes on. */
export const lastEndMs = (stays: readonly Pick<ChannelListing, 'untilMs'>[]): number | null =>
  stays.reduce<number | null>(
    (last, { untilMs }) => (last === null || untilMs === null ? null : Math.max(last, untilMs)),
    Number.NEGATIVE_INFINITY,
  );

/** What of the covered periods is within a channel's stays on the list. Those of merged accounts may overlap. */
export const listedPeriods = (
  periods: readonly CoveredPeriod[],
  stays: readonly ChannelListing[],
): readonly CoveredPeriod[] => {
  const within = periods.flatMap((period) =>
    stays.flatMap(coveringSpans).map(({ fromMs, untilMs }) => ({
      ...period,
      fromMs: Math.max(period.fromMs, fromMs),
      untilMs: untilMs === null ? period.untilMs : Math.min(period.untilMs ?? untilMs, untilMs),
    })),
  );
  return coveredPeriods(within.filter(({ fromMs, untilMs }) => untilMs === null || fromMs < untilMs));
};

/** The uses that a plan covers without limits on a platform: a limited use proves nothing. */
const certifiedUses = (platform: CoveragePlatform, planCode: CoveredPeriod['planCode']) => {
  const { live, uploads } = coveredUses(planCode);
  return [
    ...(live === 'full' ? ['live streams' as const] : []),
    ...(platform === 'youtube' && uploads ? ['uploads' as const] : []),
  ];
};

const reasons = {
  live: 'extended while live',
  unknown: 'extended while the platform did not answer',
} as const satisfies Record<ExtensionReason, string>;

/** A plan that has ended covers on to the end of a stream on Twitch, and nowhere else. */
const isCertified = (platform: CoveragePlatform, extension: CoveredPeriod['extension']): boolean =>
  extension === undefined || platform === 'twitch';

/** The covered periods within a time, as a certificate lists them. */
export const certifiedPeriods = (
  periods: readonly CoveredPeriod[],
  platform: CoveragePlatform,
  time: Time,
): Certificate['covered'] =>
  periods
    .filter(
      ({ planCode, extension }) => coversPlatform(planCode, platform) && isCertified(platform, extension),
    )
    .map(({ planCode, fromMs, untilMs, extension }) => ({
      planCode,
      extension,
      fromMs: Math.max(fromMs, time.fromMs),
      untilMs: Math.min(untilMs ?? time.untilMs, time.untilMs),
    }))
    .filter(({ fromMs, untilMs }) => fromMs < untilMs)
    .map(({ planCode, fromMs, untilMs, extension }) => ({
      plan: productNames[plans[planCode].product],
      uses: certifiedUses(platform, planCode),
      from: new Date(fromMs).toISOString(),
      until: new Date(untilMs).toISOString(),
      ...(extension === undefined ? {} : { reason: reasons[extension] }),
    }));
