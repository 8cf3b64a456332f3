import { amountPerPeriodText, couponCodes, planByKey } from '@backbeat/domain';
import { statistics } from '@backbeat/domain/content';
import { checkoutUrl } from '@backbeat/sdk';
import type { BandFigure } from '@backbeat/ui';

/** Every button of the page leads here, at the price that the page names. */
export const trialPath = checkoutUrl({ coupon: couponCodes.oneMonthFree, billing: 'monthly' });

/** How many cells the month has. */
export const trialDays = 30;

/** Days that are drawn as lit: a month of streaming nights. */
export const streamDays: ReadonlySet<number> = new Set([
  3, 4, 6, 9, 10, 11, 13, 16, 17, 20, 22, 23, 24, 27, 29,
]);

/** A part of the month and the days that it lights. */
export interface Phase {
  readonly title: string;
  readonly text: string;
  readonly tone: 'pink' | 'teal' | 'violet';
  readonly from: number;
  readonly to: number;
}

const monthly = planByKey.PREMIUM_MONTHLY;

export const phases: readonly Phase[] = [
  {
    title: 'First day: sign up',
    text: 'Use your Twitch or Google account. You pay $0.00 today.',
    tone: 'pink',
    from: 1,
    to: 1,
  },
  {
    title: 'All month: stream',
    text: 'Stations, playlists, search, no mandatory chatbot. Use all of it.',
    tone: 'violet',
    from: 2,
    to: 29,
  },
  {
    title: 'Last day: decide',
    text: `Stay for ${amountPerPeriodText(monthly.amountCents, 'monthly')}, or cancel and owe nothing.`,
    tone: 'teal',
    from: 30,
    to: 30,
  },
];

/** The numbers of the page: those of the home page, and what the month costs. */
export const trialFigures: readonly BandFigure[] = [
  ...statistics.slice(0, 3),
  { figure: '$0.00', label: 'for the first month', number: 0 },
];
