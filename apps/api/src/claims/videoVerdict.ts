import type { CoveragePlatform, VideoCoverage, VideoCoverageInput } from '@backbeat/domain/coverage';
import { isCoveringRule, videoCoverage } from '@backbeat/domain/coverage';
import { type FoundVideo, isStanding, type PlatformClaim } from '../channels/platforms.ts';
import type { VideoClaimRow } from '../db/schema/claims.ts';

const mostTracks = 200;

/** A time in epoch milliseconds. */
interface Span {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** A track that the player reported. */
export interface Play extends Span {
  readonly title: string;
  readonly artist: string;
}

/** What is known of a person, for all of their claims. */
export interface ClaimFacts extends Pick<VideoCoverageInput, 'licenseAcceptedMs' | 'periods' | 'stops'> {
  /** Those that the person has, and those that were listed for them. */
  readonly channels: readonly (VideoCoverageInput['channel'] & { readonly id: string })[];
  /** In the order of time, one at a time. */
  readonly plays: readonly Play[];
  /** Our tracks, by the names that claims have for them. */
  readonly named: ReadonlyMap<string, Pick<Play, 'title' | 'artist'>>;
}

/** One video, as its platform tells of it. */
export interface VerdictInput {
  readonly platform: CoveragePlatform;
  /** `null` for one that nobody else can see. */
  readonly found: FoundVideo | null;
  readonly namedTracks: readonly string[];
  /** Whether the person pasted the text of a claim, with or without tracks. */
  readonly isClaimText: boolean;
  /** Our claims on it; `null` where the platform does not let us release them. */
  readonly ourClaims: readonly PlatformClaim[] | null;
  readonly facts: ClaimFacts;
  /** Whether staff look for one more video of the person that nobody can see. */
  readonly haveStaffRoom: boolean;
  /** When the person told of it: uploads are judged by it. */
  readonly askedMs: number;
  readonly nowMs: number;
}

/** What of a claim follows from the facts. */
export type Verdict = Pick<
  VideoClaimRow,
  | 'title'
  | 'channelId'
  | 'channelName'
  | 'isOwn'
  | 'kind'
  | 'fromAt'
  | 'untilAt'
  | 'tracks'
  | 'covered'
  | 'parts'
  | 'state'
  | 'reason'
>;

const unseen: Verdict = {
  title: null,
  channelId: null,
  channelName: null,
  isOwn: null,
  kind: null,
  fromAt: null,
  untilAt: null,
  tracks: [],
  covered: null,
  parts: [],
  state: 'with-staff',
  reason: 'not-found',
};

const overlaps = (one: Span, other: Span): boolean =>
  one.fromMs < other.untilMs && other.fromMs < one.untilMs;

/** The plays of a time. They follow each other, so the first one is found by halves. */
const playsIn = (plays: readonly Play[], span: Span): readonly Play[] => {
  let low = 0;
  let high = plays.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((plays[middle]?.untilMs ?? 0) <= span.fromMs) low = middle + 1;
    else high = middle;
  }
  const found: Play[] = [];
  for (let index = low; index < plays.length && found.length < mostTracks; index += 1) {
    const play = plays[index];
    if (play === undefined || play.fromMs >= span.untilMs) break;
    found.push(play);
  }
  return found;
};

const nameOf = (title: string): string => title.toLowerCase();

/** The tracks in a video: played then, and those named that are ours and were not. */
const tracksOf = ({ namedTracks, facts }: VerdictInput, plays: readonly Play[]) => {
  const played = new Set(plays.map(({ title }) => nameOf(title)));
  const known = namedTracks.flatMap((name) => facts.named.get(nameOf(name)) ?? []);
  const only = known.filter(({ title }) => !played.has(nameOf(title)));
  return {
    tracks: [
      ...plays.map(({ title, artist, fromMs }) => ({ title, artist, at: new Date(fromMs).toISOString() })),
      ...only.map(({ title, artist }) => ({ title, artist, at: null })),
    ],
    isUnknown: known.length < namedTracks.length,
    /** Nobody knows when it played. */
    isUntimed: only.length > 0,
  };
};

/** Whether every part in which our music played is covered, by the platform's matches or by what was played. */
const isMusicCovered = (
  { ourClaims }: VerdictInput,
  { parts }: VideoCoverage,
  {
    fromMs,
    plays,
    isUntimed,
  }: Pick<Span, 'fromMs'> & {
    readonly plays: readonly Play[];
    readonly isUntimed: boolean;
  },
): boolean => {
  const claims = (ourClaims ?? []).filter(isStanding);
  const isMatched = claims.length > 0 && claims.every(({ matches }) => matches.length > 0);
  // Whoever reports what was played does not decide where our own claim lies.
  if (claims.length > 0 && !isMatched) return false;
  const matched = claims.flatMap(({ matches }) =>
    matches.map((match) => ({ fromMs: fromMs + match.fromMs, untilMs: fromMs + match.untilMs })),
  );
  const music: readonly Span[] = isMatched ? matched : isUntimed ? [] : plays;
  const uncovered = parts.filter(({ rule }) => !isCoveringRule(rule));
  return music.length > 0 && !music.some((span) => uncovered.some((part) => overlaps(span, part)));
};

type Outcome = Pick<Verdict, 'state' | 'reason'>;

/** What becomes of a claim on a covered video. */
const outcomeOf = ({ ourClaims, namedTracks, isClaimText }: VerdictInput): Outcome => {
  if (ourClaims === null) return { state: 'disputable', reason: null };
  if (ourClaims.some(isStanding)) return { state: 'releasing', reason: null };
  return { state: isClaimText || namedTracks.length > 0 ? 'disputable' : 'unclaimed', reason: null };
};

const timeOf = ({ kind, from, until }: FoundVideo, askedMs: number, nowMs: number): Span | null => {
  const fromMs = from?.getTime() ?? Number.POSITIVE_INFINITY;
  if (fromMs > nowMs) return null;
  if (kind === 'upload') return { fromMs: askedMs, untilMs: askedMs };
  return { fromMs, untilMs: Math.max(fromMs, until?.getTime() ?? nowMs) };
};

/** Whether a claim on a video is rightful by the rules alone, and what follows. */
export const videoVerdict = (input: VerdictInput): Verdict => {
  const { found, platform, facts, askedMs, nowMs } = input;
  if (found === null)
    return input.haveStaffRoom && facts.periods.length > 0 ? unseen : { ...unseen, state: 'not-covered' };
  const channel = facts.channels.find((one) => one.platform === platform && one.id === found.channelId);
  const seen = {
    ...unseen,
    title: found.title,
    channelId: found.channelId,
    channelName: found.channelName,
    isOwn: channel !== undefined,
    kind: found.kind,
    fromAt: found.from,
    untilAt: found.until,
  };
  if (channel === undefined) return { ...seen, covered: 'no', state: 'not-covered', reason: 'not-own' };
  const time = timeOf(found, askedMs, nowMs);
  if (time === null) return { ...seen, state: 'not-covered', reason: 'not-begun' };
  const { fromMs, untilMs } = time;
  const { licenseAcceptedMs, periods, stops } = facts;
  const coverageOf = (video: VideoCoverageInput['video']) =>
    videoCoverage({ video, channel, licenseAcceptedMs, periods, stops });
  const upload = { kind: 'upload', atMs: askedMs } as const;
  const coverage = coverageOf(found.kind === 'live' ? { kind: 'live', fromMs, untilMs } : upload);
  const plays = found.kind === 'live' ? playsIn(facts.plays, time) : [];
  const { tracks, isUnknown, isUntimed } = tracksOf(input, plays);
  const judged = {
    ...seen,
    tracks,
    covered: coverage.covered,
    parts: coverage.parts.map((part) => ({
      from: new Date(part.fromMs).toISOString(),
      until: new Date(part.untilMs).toISOString(),
      rule: part.rule,
    })),
  };
  if (coverage.covered === 'no') return { ...judged, state: 'not-covered', reason: null };
  if (isUnknown) return { ...judged, state: 'with-staff', reason: 'unknown-track' };
  if (coverage.covered === 'partly' && !isMusicCovered(input, coverage, { fromMs, plays, isUntimed }))
    return { ...judged, state: 'with-staff', reason: 'partly' };
  const outcome = outcomeOf(input);
  // A premiere has the times of a stream, and is an upload: only what was played tells them apart.
  if (outcome.state === 'releasing' && plays.length === 0 && coverageOf(upload).covered === 'no')
    return { ...judged, state: 'with-staff', reason: 'not-played' };
  return { ...judged, ...outcome };
};
