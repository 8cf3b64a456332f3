import { dayMs } from '@backbeat/domain';
import { videoAddress } from '@backbeat/domain/claims';
import type { Claim } from '@backbeat/sdk/contract';
import type { VideoClaimRow } from '../db/schema/claims.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';

/** A rightful claim is gone by then, or a month is credited. */
export const promiseMs = 14 * dayMs;

/** Is this claim followed until it is gone? It was covered, and the platform has not released it: the promise runs. */
export const isFollowed = ({ state, reason }: Pick<VideoClaimRow, 'state' | 'reason'>): boolean =>
  state === 'releasing' || ((state === 'with-staff' || state === 'answered') && reason === 'refused');

/** A claim as the contract has it. */
export const claimOnWire = (row: VideoClaimRow): Claim => ({
  id: row.id,
  platform: row.platform,
  video_id: row.videoId,
  address: videoAddress(row.platform, row.videoId),
  title: row.title,
  channel:
    row.channelId === null || row.channelName === null
      ? null
      : { id: row.channelId, name: row.channelName, is_own: row.isOwn === true },
  kind: row.kind,
  from: isoOrNull(row.fromAt),
  until: isoOrNull(row.untilAt),
  tracks: [...row.tracks],
  covered: row.covered,
  parts: [...row.parts],
  state: row.state,
  reason: row.reason,
  asked_at: row.askedAt.toISOString(),
  changed_at: row.changedAt.toISOString(),
  promised_until:
    row.coveredAt !== null && isFollowed(row) ? isoOrNull(row.coveredAt.getTime() + promiseMs) : null,
  credit:
    row.creditCents === null || row.creditedAt === null
      ? null
      : { cents: row.creditCents, at: row.creditedAt.toISOString() },
  answer: row.answer,
});
