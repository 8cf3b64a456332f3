import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const whichPlanPage: SitePage = {
  path: '/which-plan-is-best',
  view: 'which-plan/which-plan-is-best',
  words: homeWords,
  chrome: { footer: 'hidden' },
  listing: {
    name: 'Which plan is best',
    heading: 'Which kind of creator are you?',
    about: 'One question that ends in a plan',
    sells: ['premium', 'pro-range'],
  },
};
