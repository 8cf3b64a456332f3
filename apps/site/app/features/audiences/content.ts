import { marketingFigures } from '@backbeat/domain/content';
import type { SharedAudience } from './audienceOf.ts';

interface BlockWords {
  readonly title: string;
  readonly text: string;
}

/** What the shared page says to one audience. */
export interface AudienceWords {
  readonly title: string;
  readonly lead: string;
  /** The pink bar under the picture. */
  readonly bar: BlockWords;
  /** What is left of the work: all of its sound. */
  readonly sound: BlockWords;
  readonly player: BlockWords;
  readonly ending: BlockWords;
  /** The pink bar at the end of the page. */
  readonly next: BlockWords;
  /** What nobody has to leave to change the music. */
  readonly work: string;
}

/** The words of the two audiences that share a page. */
export const audienceWords: Readonly<Record<SharedAudience, AudienceWords>> = {
  livestreamers: {
    title: 'Play music live. Keep the whole recording.',
    lead: 'Stations and tracks cleared for live streams and video platforms. One bar under your stream says what is on.',
    bar: { title: 'Now playing: LoFi', text: 'Cleared for live and video' },
    sound: {
      title: 'Four hours live, every minute still there',
      text: `Every track is Twitch-safe, and ${marketingFigures.youTube},000+ are cleared for YouTube too. The stream, the highlights and the clips keep their sound.`,
    },
    player: {
      title: 'A player that stays out of the way',
      text: 'Pick a station before you go live and leave it. Runs in the browser, or as a desktop app on macOS and Windows.',
    },
    ending: {
      title: 'Press play, go live',
      text: 'The first month is free, once for each person. Cancel any time from the account page.',
    },
    next: { title: 'Up next: your stream', text: 'One month free' },
    work: 'the game',
  },
  downloaders: {
    title: 'Take the track. Keep the video up.',
    lead: 'Download cleared tracks as files and put them under what you publish. No claim, no muted minute, no guessing.',
    bar: { title: 'In your edit: LoFi', text: 'Cleared for video platforms' },
    sound: {
      title: 'Every cut keeps its sound',
      text: 'The upload, the short and the trailer carry the same cleared track. Publish them all while your plan is active.',
    },
    player: {
      title: 'Find it once, keep the file',
      text: 'Listen in the browser or in the desktop app on macOS and Windows, then take what fits into your editor.',
    },
    ending: {
      title: 'Press play, hit publish',
      text: 'The first month is free, once for each person. Cancel any time from the account page.',
    },
    next: { title: 'Up next: your video', text: 'One month free' },
    work: 'your edit',
  },
};

/** A track in the pictures of the page for downloaders. */
export interface ShownTrack {
  readonly title: string;
  readonly length: string;
  /** Whether it is on the person's disk already. */
  readonly isKept: boolean;
}

/** Titles are samples. */
export const shownTracks: readonly ShownTrack[] = [
  { title: 'Harbour lights', length: '3:10', isKept: true },
  { title: 'Window seat', length: '2:36', isKept: true },
  { title: 'Night bus', length: '4:02', isKept: false },
  { title: 'Second sunrise', length: '2:54', isKept: false },
  { title: 'Lost and found', length: '3:27', isKept: false },
  { title: 'Slow ferry', length: '4:40', isKept: false },
];
