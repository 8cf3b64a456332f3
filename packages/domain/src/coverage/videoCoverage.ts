import type { AudienceTierName } from '../audience/audienceTiers.ts';
import type { PlanCode } from '../plans/PlanCode.ts';
import { dayMs } from '../time/addSpan.ts';
import { dateText, utcTimeText } from '../time/dateText.ts';
import type { CoveredPeriod } from './CoveredPeriod.ts';
import { coveredUses, isPaidFor } from './coverage.ts';
import type { CoveragePlatform } from './coverageNames.ts';

/**
 * A platform takes time to list a channel. For this long after a listing was asked for, its channel counts as listed.
 *
 * @example listingGraceMs / 3_600_000 // → 48
 */
export const listingGraceMs = 2 * dayMs;

/**
 * Why a part of a video is covered or not. The first three cover.
 *
 * @example videoRules.slice(0, 3) // → ['plan', 'extended', 'listing']
 */
export const videoRules = [
  /** A plan covered it, and the channel was listed. */
  'plan',
  /** The plan ended in the middle of the stream, and covered it to its end. */
  'extended',
  /** A plan covered it, and the platform was still listing the channel. */
  'listing',
  /** The licence agreement was not accepted yet. */
  'no-licence',
  /** There was no plan yet. */
  'no-plan',
  'ended',
  'paused',
  /** The plan's payment was given back. */
  'refunded',
  /** Download covers live streams with some stations only. */
  'limited',
  /** The plan covers live streams, and no uploads. */
  'no-uploads',
  /** Pro was paid for a smaller audience than the channel has, or that nobody could measure. */
  'audience',
  'not-listed',
] as const;

/** @see videoRules */
export type VideoRule = (typeof videoRules)[number];

/**
 * Whether a rule covers.
 *
 * @example isCoveringRule('extended') // → true
 */
export const isCoveringRule = (rule: VideoRule): boolean =>
  rule === 'plan' || rule === 'extended' || rule === 'listing';

/**
 * Whether a live stream was covered at a moment, in one line.
 *
 * @param atMs epoch milliseconds
 * @example momentCoverageText('plan', Date.UTC(2026, 10, 20, 14, 3)) // → 'Covered on November 20, 2026, 14:03 UTC'
 * @example momentCoverageText('ended', Date.UTC(2026, 10, 20, 14, 3)) // → 'Not covered on November 20, 2026, 14:03 UTC'
 */
export const momentCoverageText = (rule: VideoRule, atMs: number): string => {
  const text = isCoveringRule(rule) ? 'Covered' : rule === 'limited' ? 'Covered with limits' : 'Not covered';
  return `${text} on ${dateText(atMs)}, ${utcTimeText(atMs)}`;
};

/** A video with music in it. Times are epoch milliseconds. */
export type Video =
  /** A live stream and its recording, up to `untilMs`: its end, or now while it runs. */
  | { readonly kind: 'live'; readonly fromMs: number; readonly untilMs: number }
  /** Covered while a plan is active, whenever it was published; `atMs` is the moment of the claim. */
  | { readonly kind: 'upload'; readonly atMs: number };

/** A time in which a channel is on the list of its platform. */
export interface ChannelListing {
  readonly askedMs: number;
  /** `null` while the platform has not listed it. */
  readonly listedMs: number | null;
  /** When it left the list; `null` while it is on it. */
  readonly untilMs: number | null;
}

/** What decides whether a video is covered. */
export interface VideoCoverageInput {
  readonly video: Video;
  /** The channel that the video is on. */
  readonly channel: {
    readonly platform: CoveragePlatform;
    /** `null` while it could not be measured. */
    readonly audienceTier: AudienceTierName | null;
    readonly listings: readonly ChannelListing[];
  };
  readonly licenseAcceptedMs: number;
  /** As `coveredPeriods` gives them. */
  readonly periods: readonly CoveredPeriod[];
  /** Ends of periods with another reason than that the plan was over. */
  readonly stops: readonly { readonly atMs: number; readonly reason: 'paused' | 'refunded' }[];
}

/** A part of a video for which one rule holds. Of an upload, `fromMs` and `untilMs` are the moment of the claim. */
export interface VideoPart {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly rule: VideoRule;
  /** The plan that covered it then, or was too small for it; `null` without one. */
  readonly planCode: PlanCode | null;
}

/** Whether a video is covered, and why. */
export interface VideoCoverage {
  readonly covered: 'yes' | 'partly' | 'no';
  /** In their order, without gaps. */
  readonly parts: readonly VideoPart[];
}

type Judged = Pick<VideoPart, 'rule' | 'planCode'>;

const isIn = (atMs: number, fromMs: number, untilMs: number | null): boolean =>
  fromMs <= atMs && (untilMs === null || atMs < untilMs);

const listingAt = (listings: readonly ChannelListing[], atMs: number): 'listed' | 'listing' | 'none' => {
  if (listings.some(({ listedMs, untilMs }) => listedMs !== null && isIn(atMs, listedMs, untilMs)))
    return 'listed';
  const isWaiting = listings.some(
    ({ askedMs, untilMs }) => isIn(atMs, askedMs, untilMs) && atMs < askedMs + listingGraceMs,
  );
  return isWaiting ? 'listing' : 'none';
};

/** An extension covers the stream on Twitch that ran when the plan ended, and nothing else. */
const isExtendedFor = ({ video, channel }: VideoCoverageInput, { fromMs }: CoveredPeriod): boolean =>
  video.kind === 'live' && channel.platform === 'twitch' && video.fromMs < fromMs;

/** Why nothing covered at a moment. */
const uncoveredAt = ({ periods, stops }: VideoCoverageInput, atMs: number): Judged => {
  const isPlan = ({ extension, untilMs }: CoveredPeriod) =>
    extension === undefined && untilMs !== null && untilMs <= atMs;
  const last = periods.findLast(isPlan);
  if (last === undefined) return { rule: 'no-plan', planCode: null };
  const stop = stops.find((one) => one.atMs === last.untilMs);
  return { rule: stop?.reason ?? 'ended', planCode: null };
};

const judge = (input: VideoCoverageInput, atMs: number): Judged => {
  const { video, channel, periods, licenseAcceptedMs } = input;
  if (atMs < licenseAcceptedMs) return { rule: 'no-licence', planCode: null };
  const period = periods.find(({ fromMs, untilMs }) => isIn(atMs, fromMs, untilMs));
  if (period === undefined || (period.extension !== undefined && !isExtendedFor(input, period)))
    return uncoveredAt(input, atMs);
  const { planCode } = period;
  const { live, uploads } = coveredUses(planCode);
  if (video.kind === 'upload' && !uploads) return { rule: 'no-uploads', planCode };
  if (video.kind === 'live' && live !== 'full') return { rule: 'limited', planCode };
  if (!isPaidFor(period, channel.audienceTier)) return { rule: 'audience', planCode };
  const listing = listingAt(channel.listings, atMs);
  if (listing === 'none') return { rule: 'not-listed', planCode };
  if (period.extension !== undefined) return { rule: 'extended', planCode };
  return { rule: listing === 'listed' ? 'plan' : 'listing', planCode };
};

/** All moments at which another rule may begin. */
const edgesOf = ({ periods, channel, licenseAcceptedMs }: VideoCoverageInput): readonly number[] =>
  [
    licenseAcceptedMs,
    ...periods.flatMap(({ fromMs, untilMs }) => [fromMs, untilMs]),
    ...channel.listings.flatMap(({ askedMs, listedMs, untilMs }) => [
      askedMs,
      askedMs + listingGraceMs,
      listedMs,
      untilMs,
    ]),
  ].filter((edge) => edge !== null);

const partsOf = (input: VideoCoverageInput): readonly VideoPart[] => {
  const { video } = input;
  if (video.kind === 'upload')
    return [{ fromMs: video.atMs, untilMs: video.atMs, ...judge(input, video.atMs) }];
  const { fromMs, untilMs } = video;
  const inside = edgesOf(input).filter((edge) => fromMs < edge && edge < untilMs);
  const starts = [...new Set([fromMs, ...inside])].sort((a, b) => a - b);
  const parts: VideoPart[] = [];
  for (const [index, startMs] of starts.entries()) {
    const judged = judge(input, startMs);
    const endMs = starts[index + 1] ?? untilMs;
    const last = parts.at(-1);
    if (last?.rule === judged.rule && last.planCode === judged.planCode)
      parts[parts.length - 1] = { ...last, untilMs: endMs };
    else parts.push({ fromMs: startMs, untilMs: endMs, ...judged });
  }
  return parts;
};

/**
 * Whether a video on a person's channel is covered, from what was true at each moment of it: licence, plan, pauses,
 * refunds, the rights of the plan, the audience, the platform's list, and the rest of a stream in which a plan ended.
 *
 * @example videoCoverage({ video: { kind: 'upload', atMs: 5 }, channel: { platform: 'youtube', audienceTier: null, listings: [{ askedMs: 0, listedMs: 1, untilMs: null }] }, licenseAcceptedMs: 0, periods: [{ planCode: 'rocksprem_i_m_v2', fromMs: 0, untilMs: 9 }], stops: [] }) // → { covered: 'no', parts: [{ fromMs: 5, untilMs: 5, rule: 'no-uploads', planCode: 'rocksprem_i_m_v2' }] }
 */
export const videoCoverage = (input: VideoCoverageInput): VideoCoverage => {
  const parts = partsOf(input);
  const isCovered = parts.map(({ rule }) => isCoveringRule(rule));
  const covered = isCovered.every(Boolean) ? 'yes' : isCovered.some(Boolean) ? 'partly' : 'no';
  return { covered, parts };
};
