import { coveragePlatforms } from '@backbeat/domain/coverage';
import * as z from 'zod/mini';
import { readCertificateCode } from '../certificates/readCertificateText.ts';
import { defineEndpoint } from './Endpoint.ts';
import { isoDate, isoDateTime, nullish, pathId } from './fields.ts';

const moment = isoDateTime.check(z.regex(/Z$/));

const extensionReasons = ['extended while live', 'extended while the platform did not answer'] as const;

/** What a coverage certificate says, and signs: the `Certificate` of `@backbeat/sdk/certificates`. All times are UTC. */
export const certificateSchema = z.strictObject({
  issuer: z.string(),
  /** The public code. */
  code: z.string().check(z.regex(/^BB-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)),
  issued_at: moment,
  creator: z.string(),
  channel: z.strictObject({
    platform: z.enum(coveragePlatforms),
    id: z.string(),
    name: z.string(),
    url: z.string(),
    ownership: z.enum(['proven', 'stated']),
    connected_since: moment,
    /** Of a channel that the account has no more. */
    connected_until: z.exactOptional(moment),
  }),
  /** What was asked for. */
  period: z.strictObject({ from: moment, until: moment }),
  /** What was covered of it: a time in none of these was not. */
  covered: z
    .array(
      z.strictObject({
        plan: z.string(),
        uses: z.array(z.enum(['live streams', 'uploads'])),
        from: moment,
        until: moment,
        /** For the rest of a stream in which the plan ended. */
        reason: z.exactOptional(z.enum(extensionReasons)),
      }),
    )
    .check(z.minLength(1)),
});

/** A certificate as it is handed out: its fields for people to read, and the same signed (compact JWS, ES256). */
export const certificateFileSchema = z.strictObject({ ...certificateSchema.shape, jws: z.string() });

/** Answer of `GET /certificates`. */
export const certificateListSchema = z.object({
  /** The connected channels, and since when a plan covers one; `null` where none ever did. */
  channels: z.array(
    z.object({
      platform: z.enum(coveragePlatforms),
      /** The id at the platform. Missing from an api of an earlier release. */
      channel_id: z.exactOptional(z.string()),
      name: z.string(),
      /** The first moment that a certificate can prove: of a channel on YouTube, on its list. Null before one. */
      covered_since: z.nullable(moment),
      /** The first moment of the last 90 days that was covered; where none was, the beginning of the last time before. */
      covered_lately: nullish(moment),
    }),
  ),
  /** The newest hundred, newest first. */
  certificates: z.array(certificateFileSchema),
});

/** @see certificateListSchema */
export type CertificateList = z.output<typeof certificateListSchema>;

/** The channels that the signed-in person can have certificates for, and those that were issued. */
export const certificatesEndpoint = defineEndpoint({
  name: 'certificates',
  method: 'GET',
  path: '/certificates',
  auth: 'bearer',
  response: certificateListSchema,
  retry: 'read',
});

/** Certify what was covered of a channel; asked again, it answers the same. `not_found`: nothing was covered. */
export const certificateIssueEndpoint = defineEndpoint({
  name: 'certificateIssue',
  method: 'POST',
  path: '/certificates',
  auth: 'bearer',
  body: z.strictObject({
    platform: z.enum(coveragePlatforms),
    /** Which channel of the platform, also one that was listed before; without it, the first one of today. */
    channel_id: z.exactOptional(pathId),
    /** The first day, in UTC. */
    from: isoDate,
    /** The last day, included. Of today what has passed counts, to the minute. */
    until: isoDate,
  }),
  response: certificateFileSchema,
  retry: 'keyed',
});

/** A certificate by its public code, for anybody. */
export const certificateEndpoint = defineEndpoint({
  name: 'certificate',
  method: 'GET',
  path: '/certificates/:code',
  auth: 'none',
  params: z.object({
    code: z.string().check(
      z.overwrite((text) => readCertificateCode(text) ?? text),
      z.regex(/^BB-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    ),
  }),
  response: certificateFileSchema,
  retry: 'read',
});
