import { marketingFigures } from './marketingFigures.ts';

/** A number that counts up, as the numbers band shows it. */
export interface Statistic {
  /** The number as people read it, with unit and sign. */
  readonly figure: string;
  readonly label: string;
  /** Where the counting ends. */
  readonly number: number;
}

/**
 * The numbers band of the home page.
 *
 * @example statistics[2]?.figure // → '100+'
 */
export const statistics: readonly Statistic[] = [
  { figure: `${marketingFigures.twitch}K`, label: 'platform-safe tracks', number: marketingFigures.twitch },
  {
    figure: `${marketingFigures.hoursOfMusic}K`,
    label: 'hours of music',
    number: marketingFigures.hoursOfMusic,
  },
  {
    figure: `${marketingFigures.tracksAddedWeekly}+`,
    label: 'tracks added weekly',
    number: marketingFigures.tracksAddedWeekly,
  },
  { figure: '100%', label: 'awesomeness', number: 100 },
];
