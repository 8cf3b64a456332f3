import { randomBytes, randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { allCreators } from '../../identity/creators.ts';
import type { Books } from '../../SandboxContext.ts';
import { newTokenId } from '../../store/ids.ts';
import type { ClaimRow, VideoRow } from '../../store/rows.ts';
import { put, remove } from '../../store/store.ts';
import { findChannel, videoChannels } from '../channels.ts';
import { videoAddress } from './videoAddress.ts';

const hourMs = 3_600_000;
const uploadMs = 600_000;
const clipMs = 30_000;

const moment = z.iso.datetime({ offset: true });
const ms = z.int().check(z.gte(0), z.lte(48 * hourMs));

/** A video to make, or to change by its id. */
export const wantedVideo = z.object({
  id: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  platform: z._default(z.enum(['youtube', 'twitch']), 'youtube'),
  /** At YouTube the id or the title of a channel, at Twitch the id or the name of a creator. */
  channel: z.string().check(z.minLength(1), z.maxLength(100)),
  kind: z._default(z.enum(['upload', 'live', 'clip']), 'upload'),
  title: z._default(z.string().check(z.maxLength(200)), 'Made here'),
  publishedAt: z.optional(moment),
  /** A broadcast with this, and without `startedAt`, has not begun. */
  scheduledAt: z.optional(moment),
  /** Without it a broadcast began an hour ago. */
  startedAt: z.optional(moment),
  /** `null` for a broadcast that runs; without it, it ended, or will, `durationMs` after its begin. */
  endedAt: z.optional(z.nullable(moment)),
  durationMs: z.optional(ms),
  privacy: z._default(z.enum(['public', 'unlisted', 'private']), 'public'),
  isDeleted: z._default(z.boolean(), false),
  /** Of a clip: its recording, and where in it the clip begins. */
  cut: z.optional(z.object({ videoId: z.string(), offsetMs: ms })),
  /** Without it, the claims of a video that is changed stay. */
  claims: z.optional(
    z.array(
      z.object({
        by: z._default(z.enum(['us', 'others']), 'us'),
        status: z._default(z.enum(['active', 'pending', 'disputed', 'appealed', 'inactive']), 'active'),
        isReleaseRefused: z._default(z.boolean(), false),
        matches: z._default(z.array(z.object({ fromMs: ms, untilMs: ms })), []),
      }),
    ),
  ),
});

/** @see wantedVideo */
export type WantedVideo = z.input<typeof wantedVideo>;

/** A video that was made, where people watch it, and the claims on it. */
export interface MadeVideo {
  readonly video: VideoRow;
  readonly address: string;
  readonly claims: readonly ClaimRow[];
}

type Wanted = z.output<typeof wantedVideo>;

/** In the form of each platform: addresses are read by it. */
const newVideoId = ({ platform, kind }: Wanted): string => {
  if (platform === 'youtube') return randomBytes(8).toString('base64url');
  return kind === 'clip' ? `SandboxClip-${newTokenId()}` : String(randomInt(1e9, 1e10));
};

const channelIdOf = (books: Books, { platform, channel }: Wanted): string | null => {
  if (platform === 'youtube')
    return (findChannel(channel) ?? videoChannels.find(({ title }) => title === channel))?.id ?? null;
  return allCreators(books).find(({ username }) => username === channel)?.sub ?? channel;
};

const timesOf = (wanted: Wanted, nowMs: number) => {
  const at = (text: string | undefined): number | null => (text === undefined ? null : Date.parse(text));
  if (wanted.kind !== 'live') {
    const durationMs = wanted.durationMs ?? (wanted.kind === 'clip' ? clipMs : uploadMs);
    const publishedAtMs = at(wanted.publishedAt) ?? nowMs;
    return { publishedAtMs, scheduledAtMs: null, startedAtMs: null, endedAtMs: null, durationMs };
  }
  const scheduledAtMs = at(wanted.scheduledAt);
  const startedAtMs = at(wanted.startedAt) ?? (scheduledAtMs === null ? nowMs - hourMs : null);
  const endsAtMs = startedAtMs === null ? null : startedAtMs + (wanted.durationMs ?? hourMs);
  const endedAtMs = wanted.endedAt === undefined ? endsAtMs : at(wanted.endedAt ?? undefined);
  const publishedAtMs = at(wanted.publishedAt) ?? startedAtMs ?? nowMs;
  return { publishedAtMs, scheduledAtMs, startedAtMs, endedAtMs, durationMs: 0 };
};

/** Makes a video with its claims, or changes one. @returns null for a channel or a kind that the platform does not have */
export const makeVideo = (books: Books, wanted: Wanted): MadeVideo | null => {
  const { store, clock } = books;
  const channelId = channelIdOf(books, wanted);
  if (channelId === null || (wanted.kind === 'clip' && wanted.platform === 'youtube')) return null;
  const { platform, kind, title, privacy, isDeleted } = wanted;
  const id = wanted.id ?? newVideoId(wanted);
  const video: VideoRow = {
    id,
    platform,
    kind,
    channelId,
    title,
    ...timesOf(wanted, clock.nowMs()),
    privacy,
    isDeleted,
    cut: wanted.cut ?? null,
  };
  const before = store.list('claims').filter(({ videoId }) => videoId === id);
  const claims =
    wanted.claims?.map(
      (claim): ClaimRow => ({
        ...claim,
        id: newTokenId(),
        videoId: id,
        releasedAtMs: null,
        createdAtMs: clock.nowMs(),
      }),
    ) ?? before;
  store.commit([
    put('videos', id, video),
    ...(wanted.claims === undefined ? [] : before.map((claim) => remove('claims', claim.id))),
    ...claims.map((claim) => put('claims', claim.id, claim)),
  ]);
  return { video, address: videoAddress(video), claims };
};
