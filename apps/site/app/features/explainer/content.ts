import { policy } from '@backbeat/domain';
import { marketingFigures } from '@backbeat/domain/content';

/** A large figure and what it counts. */
interface ChapterFact {
  readonly figure: string;
  readonly text: string;
}

/** A quarter of the bar: four steps and what they stand for. */
export interface Chapter {
  /** Which quarter, from 0. */
  readonly quarter: 0 | 1 | 2 | 3;
  readonly title: string;
  readonly text: string;
  /** A figure, or the tiles of a few stations. */
  readonly shows: ChapterFact | 'stations';
}

/** The explainer in four chapters; each lights four of the sixteen steps. */
export const chapters: readonly Chapter[] = [
  {
    quarter: 0,
    title: 'A catalogue that is cleared',
    text: `Tracks cleared for live streams, and ${marketingFigures.youTube},000+ of them for YouTube. New ones every week.`,
    shows: { figure: `${marketingFigures.twitch}K`, text: 'platform-safe tracks' },
  },
  {
    quarter: 1,
    title: 'Stations that keep going',
    text: 'Pick a mood once. The curated station plays for as long as you are live.',
    shows: 'stations',
  },
  {
    quarter: 2,
    title: 'A player beside your stream',
    text: `In the browser or on macOS and Windows. Stream Deck gets ${marketingFigures.streamDeckActions}+ custom actions.`,
    shows: { figure: `${marketingFigures.streamDeckActions}+`, text: 'actions under your thumb' },
  },
  {
    quarter: 3,
    title: 'Artists who are paid',
    text: `Of every subscription fee, ${policy.artistSharePercent}% goes to the people who made the music.`,
    shows: { figure: `${policy.artistSharePercent}%`, text: 'of the fee to artists' },
  },
];
