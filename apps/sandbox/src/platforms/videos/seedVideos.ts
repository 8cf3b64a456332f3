import { dayMs } from '@backbeat/domain';
import type { Books } from '../../SandboxContext.ts';
import { makeVideo, type WantedVideo, wantedVideo } from './makeVideo.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Three minutes of music, ten minutes into a video. */
const matches = [{ fromMs: 10 * minuteMs, untilMs: 13 * minuteMs }];

/** Videos to try claims with. Their ids are always the same. */
const sketches = (nowMs: number): readonly WantedVideo[] => {
  const at = (ms: number): string => new Date(nowMs + ms).toISOString();
  return [
    {
      id: 'sbxUpload01',
      channel: 'Night Arcade',
      title: 'Ten arcades in one night',
      publishedAt: at(-2 * dayMs),
      durationMs: 20 * minuteMs,
      claims: [{ matches }],
    },
    {
      id: 'sbxStream01',
      channel: 'Night Arcade',
      kind: 'live',
      title: 'Late stream: high scores',
      scheduledAt: at(2 * hourMs),
      startedAt: at(2 * hourMs),
      durationMs: 3 * hourMs,
      claims: [{ matches }],
    },
    {
      id: 'sbxStream02',
      channel: 'Night Arcade',
      kind: 'live',
      title: 'Stream of last month',
      startedAt: at(-30 * dayMs),
      durationMs: 5 * hourMs,
      claims: [{ matches }],
    },
    {
      id: 'sbxUpload02',
      channel: 'Neon Radio',
      title: 'Signale aus der Nacht',
      publishedAt: at(-dayMs),
      durationMs: 20 * minuteMs,
      claims: [{ isReleaseRefused: true, matches }],
    },
    {
      id: 'sbxUpload03',
      channel: 'Neon Radio',
      title: 'A cover of something else',
      publishedAt: at(-3 * dayMs),
      claims: [{ by: 'others' }],
    },
    { id: 'sbxUpload04', channel: 'Neon Radio', title: 'Only for me', privacy: 'private' },
    {
      id: '2000000001',
      platform: 'twitch',
      channel: 'mintyloop',
      kind: 'live',
      title: 'Loops until midnight',
      startedAt: at(-dayMs),
      durationMs: 3 * hourMs + 8 * minuteMs + 33_000,
    },
    {
      id: 'SandboxClip-MintyDrop',
      platform: 'twitch',
      channel: 'mintyloop',
      kind: 'clip',
      title: 'The drop',
      publishedAt: at(-dayMs + 2 * hourMs),
      cut: { videoId: '2000000001', offsetMs: hourMs },
    },
  ];
};

/** Gives a few channels videos with claims, where nobody has made any yet. */
export const seedVideos = (books: Books): void => {
  if (books.store.size('videos') > 0) return;
  for (const sketch of sketches(books.clock.nowMs())) makeVideo(books, wantedVideo.parse(sketch));
};
