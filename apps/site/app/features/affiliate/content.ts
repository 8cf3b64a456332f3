import { policy } from '@backbeat/domain';
import type { Faq } from '@backbeat/domain/content';

const { commissionPercent, cookieDays, referralDiscountPercent } = policy.affiliate;

/** One hit of the chain: what happens, and what it is worth. */
export interface ChainHit {
  readonly kind: 'earn' | 'go' | 'hold' | 'save';
  /** The large figure; null for the icon of the link. */
  readonly figure: string | null;
  readonly title: string;
  readonly text: string;
}

export const chain: readonly ChainHit[] = [
  {
    kind: 'go',
    figure: null,
    title: 'You share',
    text: 'Put your link in your panels, your description, your chat.',
  },
  {
    kind: 'hold',
    figure: `${cookieDays} days`,
    title: 'They click, we remember',
    text: `A ${cookieDays}-day cookie holds the note. The last click wins.`,
  },
  {
    kind: 'save',
    figure: `${referralDiscountPercent}%`,
    title: 'They save',
    text: 'Off the first month or year.',
  },
  {
    kind: 'earn',
    figure: `${commissionPercent}%`,
    title: 'You earn',
    text: 'Of their first payment, paid monthly.',
  },
];

/** An incentive, drawn as a hundred cells of which some are lit. */
export interface Incentive {
  readonly figure: string;
  readonly title: string;
  readonly text: string;
  /** How many of ten rows are lit, and with which letter of the step grid. */
  readonly rows: number;
  readonly letter: '3' | 'S' | 'T';
}

export const incentives: readonly Incentive[] = [
  {
    figure: `${commissionPercent}%`,
    title: 'for you',
    text: "Of each referred subscriber's first payment.",
    rows: commissionPercent / 10,
    letter: 'T',
  },
  {
    figure: `${referralDiscountPercent}%`,
    title: 'off for them',
    text: 'On their first month or their first year.',
    rows: referralDiscountPercent / 10,
    letter: 'S',
  },
  {
    figure: `${cookieDays} days`,
    title: 'on the clock',
    text: 'From the click to signing up. One cell is a day.',
    rows: cookieDays / 10,
    letter: '3',
  },
];

/** The nine questions of the program. */
export const questions: readonly Pick<Faq, 'answer' | 'question'>[] = [
  { question: 'Who can join?', answer: 'Anyone. You do not need a channel of a certain size.' },
  { question: 'Do I need Premium?', answer: 'No. Premium membership is not needed.' },
  {
    question: 'How much do I earn?',
    answer: `${commissionPercent}% of the first payment of each subscriber you refer.`,
  },
  {
    question: 'What do the people I refer get?',
    answer: `${referralDiscountPercent}% off their first month, or off their first year if they pay yearly.`,
  },
  {
    question: 'How long does a click count?',
    answer: `${cookieDays} days. The cookie remembers that the visitor came from you.`,
  },
  { question: 'What if somebody clicks two links?', answer: 'The last click wins.' },
  { question: 'When am I paid?', answer: 'Every month.' },
  {
    question: 'How am I paid, and is there a minimum?',
    answer: 'Through a payment service. There is no minimum.',
  },
  {
    question: 'Where do I see my referrals?',
    answer: 'In your affiliate account, once you have logged in. If something looks wrong, contact support.',
  },
];
