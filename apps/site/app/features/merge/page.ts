import { brand } from '@backbeat/domain';
import type { SitePage } from '../../pages/SitePage.ts';

/** Where the link leads in the letter to an account that lost its sign-in. */
export const mergeOfferPage: SitePage = {
  path: '/merge',
  view: 'merge/merge',
  layout: 'queries',
  words: {
    title: `Merge accounts | ${brand.name}`,
    description: `Confirm by letter that two accounts at ${brand.name} become one.`,
  },
};
