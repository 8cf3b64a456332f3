import { recentVideos } from '../audience/averageViews.ts';
import { policy } from '../policy/policy.ts';

/** A question that people ask, and its answer. */
export interface Faq {
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly label: string; readonly path: string };
}

/**
 * The five questions about plans, in their order.
 *
 * @example faqs.length // → 5
 * @example faqs[4]?.link?.path // → '/for/pro'
 */
export const faqs: readonly Faq[] = [
  {
    question: 'Are Pro downloads unlimited?',
    answer:
      'Yes. While Pro is active you can download as many tracks as you need, from every station and playlist.',
  },
  {
    question: 'Are the tracks cleared on YouTube?',
    answer: 'Yes. They are cleared for videos that you publish while your Pro plan is active.',
  },
  {
    question: 'Can I cancel any time?',
    answer:
      'Yes, any time, from your My Account page. You keep the plan until the end of the period you paid for.',
  },
  {
    question: 'Can I get a refund?',
    answer: `Yes. Ask within ${policy.refundWindowDays} days of payment and we return the full amount.`,
  },
  {
    question: 'How does Pro pricing scale?',
    answer: `With the size of your audience: average viewership over the last 30 days on Twitch, and average views across the ${recentVideos} most recent videos on YouTube. The higher of the two decides.`,
    link: { label: 'See the Pro page', path: '/for/pro' },
  },
];
