import * as z from 'zod/mini';

const instant = z.int();
const text = z.string();
const orNull = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema);

/** A video that was made here, on YouTube or Twitch. */
export const videoRow = z.object({
  id: text,
  platform: z.enum(['youtube', 'twitch']),
  /** A clip is one of Twitch, cut from a recording. */
  kind: z.enum(['upload', 'live', 'clip']),
  channelId: text,
  title: text,
  publishedAtMs: instant,
  /** Of a broadcast: when it is announced for, and when it begins and ends. One without an end runs. */
  scheduledAtMs: orNull(instant),
  startedAtMs: orNull(instant),
  endedAtMs: orNull(instant),
  /** Of an upload or a clip. */
  durationMs: z.int(),
  privacy: z.enum(['public', 'unlisted', 'private']),
  isDeleted: z.boolean(),
  /** Of a clip: the recording, and where in it the clip begins. */
  cut: orNull(z.object({ videoId: text, offsetMs: z.int() })),
});

/** A claim on a video. */
export const claimRow = z.object({
  id: text,
  videoId: text,
  /** `us`: the content owner that the api acts for. The others' claims are not shown to it. */
  by: z.enum(['us', 'others']),
  status: z.enum(['active', 'pending', 'disputed', 'appealed', 'inactive']),
  /** From this moment on it is seen as released. */
  releasedAtMs: orNull(instant),
  isReleaseRefused: z.boolean(),
  matches: z.array(z.object({ fromMs: z.int(), untilMs: z.int() })),
  createdAtMs: instant,
});

/** A channel that gets no claims. */
export const whitelistRow = z.object({
  channelId: text,
  title: text,
  askedAtMs: instant,
  /** From this moment on it is seen as listed. */
  listedAtMs: instant,
});

/** What was asked of the rights platform, and what came of it. Never taken away. */
export const rightsCallRow = z.object({
  call: z.enum(['insert', 'delete', 'release']),
  /** The channel, or the claim. */
  id: text,
  outcome: z.enum(['done', 'again', 'missing', 'refused']),
  atMs: instant,
});

/** How the rights platform behaves. */
export const rightsSettingsRow = z.object({
  listingDelayMs: z.int().check(z.gte(0)),
  releaseDelayMs: z.int().check(z.gte(0)),
  /** Calls a day, by the sandbox's clock; `null` for as many as wanted. */
  callsPerDay: orNull(z.int().check(z.gte(0))),
  pageSize: z.int().check(z.gte(1), z.lte(500)),
  /** Channels that the platform does not list. */
  refusedChannels: z.array(text),
});

/** The calls of a day. */
export const rightsQuotaRow = z.object({ day: text, calls: z.int() });
