import type { Product } from '@backbeat/domain';

/** One answer to "Which kind of creator are you?". */
export interface ChooserPad {
  readonly product: Extract<Product, 'premium' | 'pro'>;
  readonly title: string;
  readonly text: string;
  readonly verdict: string;
  /** Rows of a step grid: a play symbol, a download arrow. */
  readonly art: readonly string[];
}

/** The two answers (specification, section 2.5). */
export const chooserPads: readonly ChooserPad[] = [
  {
    product: 'premium',
    title: 'I go live',
    text: 'You stream several times a week and want music that runs the whole night.',
    verdict: 'That is Premium.',
    art: [
      '22.2.x-.22...2',
      '2..22x---22222',
      '2.2..x-----..2',
      '2222.x-----..2',
      '.2.2.x---.2.22',
      '22.2.x-....222',
    ],
  },
  {
    product: 'pro',
    title: 'I also publish',
    text: 'You want downloadable tracks too, cleared for use in your videos.',
    verdict: 'That is Pro.',
    art: [
      '...2..T-.2..2.',
      '..222.T-....2.',
      '.2222.T-..2.2.',
      '222.T-----.22.',
      '222.2T---.2.22',
      '2.....T-.2..2.',
    ],
  },
];
