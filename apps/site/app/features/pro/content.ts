import { brand, brandText } from '@backbeat/domain';

/** A track in the list of downloads. The names are samples. */
export interface SampleTrack {
  readonly title: string;
  readonly station: string;
  readonly length: string;
  /** Whether it has been downloaded already. */
  readonly isKept: boolean;
}

export const sampleTracks: readonly SampleTrack[] = [
  { title: 'Paper Satellites', station: 'LoFi', length: '2:48', isKept: true },
  { title: 'Cabinet 9', station: 'Chiptune', length: '3:12', isKept: true },
  { title: 'Second Wind', station: 'Calming Cinematics', length: '4:05', isKept: false },
  { title: 'Brass Tacks', station: 'Electro-Swing', length: '2:31', isKept: false },
];

/** One step of how the price is found. */
export interface HowStep {
  readonly title: string;
  readonly text: string;
}

export const howItWorks: readonly HowStep[] = [
  { title: 'Connect a channel.', text: 'YouTube, and Twitch too if you stream there.' },
  {
    title: 'We read the average.',
    text: 'Twitch viewers over the last 30 days; YouTube views across your 20 most recent videos.',
  },
  { title: 'The higher one decides.', text: 'You see the price before you pay.' },
];

/** Something that Pro has, with a sign drawn on a field of 24 by 24. */
export interface ProFeature {
  readonly title: string;
  readonly text: string;
  readonly sign: string;
}

export const proFeatures: readonly ProFeature[] = [
  {
    title: 'Unlimited downloads',
    text: 'Take as many files as your edits need.',
    sign: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  },
  {
    title: 'Download-safe tracks',
    text: 'Chosen for use in videos.',
    sign: 'M4 5h16v14H4zM8 5v14M16 5v14M4 10h4M4 14h4M16 10h4M16 14h4',
  },
  { title: 'Curated playlists', text: 'Sorted by mood, ready to cut to.', sign: 'M4 7h16M4 12h16M4 17h10' },
  {
    title: 'Exclusive music',
    text: 'Tracks that only Pro has.',
    sign: 'M12 4l2.4 5 5.6.8-4 3.9.9 5.5L12 16.6 7.1 19.2l.9-5.5-4-3.9 5.6-.8z',
  },
  {
    title: 'All stations',
    text: 'Everything that streams in Premium.',
    sign: 'M4 9v6h4l5 4V5L8 9zM17 8a6 6 0 0 1 0 8',
  },
  { title: 'Any single track', text: 'Play it now, not when it comes up.', sign: 'M8 5v14l11-7z' },
  {
    title: 'Advanced music search',
    text: 'Find the one you half remember.',
    sign: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  },
  {
    title: brandText('{product} Support', brand),
    text: 'People on Discord who answer.',
    sign: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  },
];
