import { dayMs, plans, productNames } from '@backbeat/domain';
import {
  type ChannelListing,
  type CoveragePlatform,
  type CoveredPeriod,
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

const laterEnd = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b);

interface Span {
  readonly fromMs: number;
  readonly untilMs: number | null;
}

/** When a stay on the list covers, as `videoCoverage` has it: also while it is listed, for the days that may take. */
const coveringSpans = ({ askedMs, listedMs, untilMs }: ChannelListing): Span[] => {
  const graceEndMs = askedMs + listingGraceMs;
  if (listedMs !== null && listedMs <= graceEndMs) return [{ fromMs: askedMs, untilMs }];
  const waited = { fromMs: askedMs, untilMs: Math.min(graceEndMs, untilMs ?? graceEndMs) };
  return listedMs === null ? [waited] : [waited, { fromMs: listedMs, untilMs }];
};

/** Joins spans that meet: two accounts that were merged may both have listed the channel. */
const united = (spans: readonly Span[]): readonly Span[] => {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = joined.at(-1);
    if (last === undefined || (last.untilMs !== null && last.untilMs < span.fromMs)) joined.push(span);
    else joined[joined.length - 1] = { fromMs: last.fromMs, untilMs: laterEnd(last.untilMs, span.untilMs) };
  }
  return joined;
};

/** When the last of the stays ends; null while one goes on. */
export const lastEndMs = (stays: readonly Pick<ChannelListing, 'untilMs'>[]): number | null =>
  stays.map(({ untilMs }) => untilMs).reduce<number | null>(laterEnd, Number.NEGATIVE_INFINITY);

/** What of the covered periods is within a channel's stays on the list. */
export const listedPeriods = (
  periods: readonly CoveredPeriod[],
  stays: readonly ChannelListing[],
): readonly CoveredPeriod[] => {
  const spans = united(stays.flatMap(coveringSpans));
  return periods.flatMap((period) =>
    spans
      .map(({ fromMs, untilMs }) => ({
        ...period,
        fromMs: Math.max(period.fromMs, fromMs),
        untilMs: untilMs === null ? period.untilMs : Math.min(period.untilMs ?? untilMs, untilMs),
      }))
      .filter(({ fromMs, untilMs }) => untilMs === null || fromMs < untilMs),
  );
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
