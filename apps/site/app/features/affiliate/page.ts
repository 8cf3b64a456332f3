import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';
import { questions } from './content.ts';

export const affiliatePage: SitePage = {
  path: '/affiliate',
  view: 'affiliate/affiliate',
  words: homeWords,
  listing: {
    name: 'Affiliate program',
    heading: 'One link sets off the rest',
    loud: 'sets off the rest',
    about: 'What the affiliate program pays, and how to join it',
    questions,
  },
  footer: { column: 'resources', label: 'Affiliate', place: 1 },
};
