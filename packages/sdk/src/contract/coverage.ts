import {
  channelStates,
  coveragePlatforms,
  coverageReasons,
  listingProblems,
} from '@backbeat/domain/coverage';
import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import { isoDateTime, isoMoment, orNull, pathId } from './fields.ts';

/** Whether somebody is covered right now, why not, and what the answer is made of. */
export const coverageSchema = z.object({
  light: z.enum(['green', 'amber', 'red']),
  /** The one thing to do, `coverageReasons` of the domain. */
  reason: z.enum(coverageReasons),
  /** The plan that covers now, or the last one that did. */
  plan_code: z.nullable(z.string()),
  /** Until when it covers, or since when nothing does; `null` when unknown. */
  until: z.nullable(isoMoment),
  /** When the next bill comes; for a paused plan, when it resumes. */
  next_bill_at: z.nullable(isoMoment),
  channels: z.array(
    z.object({
      platform: z.enum(coveragePlatforms),
      /** The id at the platform; missing for a connected account without a channel. */
      channel_id: z.exactOptional(z.string()),
      name: z.string(),
      /** `false` for a connected account without a channel, such as a Google account without one. */
      is_listed: z.boolean(),
      /** Where it stands with its platform's list; `null` where the platform keeps none, or nothing is known yet. */
      listing: orNull(
        z.object({
          state: z.enum(channelStates),
          since: isoMoment,
          problem: orNull(z.enum(listingProblems)),
          /** When it is tried again, gets its place, or leaves the list. */
          until: orNull(isoMoment),
        }),
      ),
      /** The public address of this channel's coverage; `null` until the person makes one. */
      public_url: z.nullable(z.string()),
    }),
  ),
  next_stream_at: z.nullable(isoMoment),
  /** `false` while the payment provider does not answer: the rest is its last known state. */
  is_provider_read: z.boolean(),
});

/** @see coverageSchema */
export type Coverage = z.output<typeof coverageSchema>;

/** Whether the signed-in person is covered right now, and the one thing to do where not. */
export const coverageEndpoint = defineEndpoint({
  name: 'coverage',
  method: 'GET',
  path: '/coverage',
  auth: 'bearer',
  response: coverageSchema,
  retry: 'read',
});

/** Say when the next stream begins, within a year from now; without a moment none is known. */
export const nextStreamEndpoint = defineEndpoint({
  name: 'nextStream',
  method: 'PUT',
  path: '/coverage/next-stream',
  auth: 'bearer',
  body: z.strictObject({ starts_at: z.exactOptional(isoDateTime) }),
  response: coverageSchema,
  retry: 'keyed',
});

/** Make a channel's public address, a new one each time, or revoke the one that there is. */
export const coverageAddressEndpoint = defineEndpoint({
  name: 'coverageAddress',
  method: 'PUT',
  path: '/coverage/address',
  auth: 'bearer',
  body: z.strictObject({
    platform: z.enum(coveragePlatforms),
    /** Which channel of the platform; without it, the first one. */
    channel_id: z.exactOptional(pathId),
    wanted: z.boolean(),
  }),
  response: coverageSchema,
  retry: 'never',
});

/** What a channel's public address says to everybody: one line of text, or this as JSON where that is asked for. */
export const publicCoverageEndpoint = defineEndpoint({
  name: 'publicCoverage',
  method: 'GET',
  path: '/coverage/public/:token',
  auth: 'none',
  /** The text of the address, with or without '.json' at its end. */
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{22}(\.json)?$/)) }),
  /** A moment of the last 90 days: whether a live stream of the channel was covered then. */
  query: z.object({ at: z.exactOptional(isoDateTime) }),
  response: z.object({
    covered: z.boolean(),
    /** Until when it is covered; `null` when unknown, and for a moment that has passed. */
    until: z.nullable(isoMoment),
    text: z.string(),
    channel: z.object({ platform: z.enum(coveragePlatforms), name: z.string() }),
  }),
  retry: 'read',
});

/** Is the signed-in person's live channel on air? */
export const liveEndpoint = defineEndpoint({
  name: 'live',
  method: 'GET',
  path: '/live',
  auth: 'bearer',
  /** `null` when unknown: no live channel is linked, or its platform does not answer. */
  response: z.object({
    live: orNull(z.boolean()),
    /** Whether the platform tells changes by itself, so that they can be asked for often. */
    is_told: orNull(z.boolean()),
  }),
  retry: 'read',
});
