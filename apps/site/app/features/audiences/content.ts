import type { Audience } from './audienceOf.ts';

/** What the shared page says to one audience. */
export interface AudienceWords {
  readonly title: string;
  readonly lead: string;
  /** The pink bar under the picture. */
  readonly bar: { readonly title: string; readonly text: string };
  readonly recording: { readonly title: string; readonly text: string };
  readonly player: { readonly title: string; readonly text: string };
  readonly ending: { readonly title: string; readonly text: string };
}

/** The words of the two audiences that share a page. */
export const audienceWords: Readonly<Record<Exclude<Audience, 'artists'>, AudienceWords>> = {
  livestreamers: {
    title: 'Play music live. Keep the whole recording.',
    lead: 'Stations and tracks cleared for live streams and video platforms. One bar under your stream says what is on.',
    bar: { title: 'Now playing: LoFi', text: 'Cleared for live and video' },
    recording: {
      title: 'Four hours live, every minute still there',
      text: 'Each track is cleared for Twitch and YouTube. The stream, the highlights and the clips keep their sound.',
    },
    player: {
      title: 'A player that stays out of the way',
      text: 'Pick a station before you go live and leave it. Runs in the browser, or as a desktop app on macOS and Windows.',
    },
    ending: {
      title: 'Press play, go live',
      text: 'The first month is free. Cancel any time from the account page.',
    },
  },
  downloaders: {
    title: 'Take the track. Keep the video up.',
    lead: 'Download cleared tracks as files and put them under what you publish. No claim, no muted minute, no guessing.',
    bar: { title: 'In your edit: LoFi', text: 'Cleared for video platforms' },
    recording: {
      title: 'Every cut keeps its sound',
      text: 'The upload, the short and the trailer carry the same cleared track. Publish them all while your plan is active.',
    },
    player: {
      title: 'Find it once, keep the file',
      text: 'Listen in the browser or in the desktop app on macOS and Windows, then take what fits into your editor.',
    },
    ending: {
      title: 'Press play, hit publish',
      text: 'The first month is free. Cancel any time from the account page.',
    },
  },
};
