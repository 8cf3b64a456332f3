import { coveragePlatforms, videoRules } from '@backbeat/domain/coverage';
import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import { count, filledText, isoMoment, orNull, uuid } from './fields.ts';

/** What becomes of a claim. */
export const claimStates = [
  /** The platform has not said yet whose video it is. It is asked again. */
  'checking',
  /** The video is covered: the platform is asked to release it, until it has. */
  'releasing',
  'released',
  /** The video is covered, and nobody claims it for our music: there is nothing to release. */
  'unclaimed',
  /** The video is covered, and somebody else claims our music: the person disputes it with our certificate. */
  'disputable',
  'not-covered',
  /** It follows from no rule: staff answer within a day. */
  'with-staff',
  'answered',
] as const;

/** Why a claim is where it is, besides the rules of its parts. */
export const claimReasons = [
  /** The video is on a channel that is not the person's. */
  'not-own',
  /** There is no such video, or nobody else can see it. */
  'not-found',
  /** It has not begun yet. */
  'not-begun',
  /** A named track is none of ours. */
  'unknown-track',
  /** Music played in a part that was not covered, or nobody knows when it played. */
  'partly',
  /** The platform does not release it. */
  'refused',
  /** It was live, but nothing was reported as played in it: it may be a premiere, which counts as an upload. */
  'not-played',
] as const;

/** A claim on a video, whether the video was covered and why, and what becomes of it. */
export const claimSchema = z.object({
  id: uuid,
  platform: z.enum(coveragePlatforms),
  video_id: z.string(),
  /** Where it is watched. */
  address: z.string(),
  title: orNull(z.string()),
  channel: orNull(z.object({ id: z.string(), name: z.string(), is_own: z.boolean() })),
  kind: orNull(z.enum(['live', 'upload'])),
  /** The begin of a stream, or the publication. */
  from: orNull(isoMoment),
  /** The end of a stream. */
  until: orNull(isoMoment),
  /** Our tracks in it: played then, or named by the person or the claim, when `at` is `null`. */
  tracks: z.array(z.object({ title: z.string(), artist: orNull(z.string()), at: orNull(isoMoment) })),
  /** `null` while it is not known. */
  covered: orNull(z.enum(['yes', 'partly', 'no'])),
  /** One rule each, `videoCoverage` of the domain. */
  parts: z.array(z.object({ from: isoMoment, until: isoMoment, rule: z.enum(videoRules) })),
  state: z.enum(claimStates),
  reason: orNull(z.enum(claimReasons)),
  asked_at: isoMoment,
  /** When the state was last another one. */
  changed_at: isoMoment,
  /** By then it is released, or a month is credited. `null` where nothing is released. */
  promised_until: orNull(isoMoment),
  /** The month that was credited, because it took too long. */
  credit: orNull(z.object({ cents: count, at: isoMoment })),
  /** What staff wrote. */
  answer: orNull(z.string()),
});

/** @see claimSchema */
export type Claim = z.output<typeof claimSchema>;

/** The person's claims, newest first, six hundred at most. */
export const claimsEndpoint = defineEndpoint({
  name: 'claims',
  method: 'GET',
  path: '/claims',
  auth: 'bearer',
  response: z.object({ claims: z.array(claimSchema) }),
  retry: 'read',
});

/** Tell of claims, by addresses of videos or a claim's text: each video is one claim, however often it is told of. */
export const claimAskEndpoint = defineEndpoint({
  name: 'claimAsk',
  method: 'POST',
  path: '/claims',
  auth: 'bearer',
  body: z.strictObject({
    text: filledText(60_000),
    /** Tracks that the person or the claim names. */
    tracks: z.exactOptional(z.array(filledText(200)).check(z.maxLength(20))),
  }),
  response: z.object({
    /** In the order of the text. */
    claims: z.array(claimSchema),
    /** Lines with an address that is no video of a platform we know, twenty at most. */
    unread: z.array(z.string()),
  }),
  retry: 'keyed',
});
