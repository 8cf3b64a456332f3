import { videoAddress } from '@backbeat/domain/claims';
import type { VideoClaimRow } from '../../db/schema/claims.ts';
import { isoOrNull } from '../../lib/isoOrNull.ts';

const isText = (text: string | null): boolean => text !== null;

const lines = <T>(list: readonly T[], text: (one: T) => string): string => list.map(text).join('\n');

/** Everything that staff need to decide about a claim, by name and in order. */
export const claimFields = (row: VideoClaimRow): readonly (readonly [string, string | null])[] => [
  ['reason', row.reason],
  ['address', videoAddress(row.platform, row.videoId)],
  ['channel', row.channelName],
  ['kind', row.kind],
  ['from', isoOrNull(row.fromAt)],
  ['until', isoOrNull(row.untilAt)],
  ['tracks', lines(row.tracks, ({ title, artist, at }) => [at, title, artist].filter(isText).join(' · '))],
  ['named_tracks', lines(row.namedTracks, (name) => name)],
  ['parts', lines(row.parts, ({ from, until, rule }) => `${from} – ${until}: ${rule}`)],
  ['asked_at', isoOrNull(row.askedAt)],
  ['covered_at', isoOrNull(row.coveredAt)],
  ['release_asked_at', isoOrNull(row.releaseAskedAt)],
  ['changed_at', isoOrNull(row.changedAt)],
  ['credited_at', isoOrNull(row.creditedAt)],
  ['answer', row.answer],
];
