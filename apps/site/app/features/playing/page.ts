import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

/** What is left of one part may be somebody's id. */
export const playingPage: SitePage = {
  path: '/:id',
  view: 'playing/playing',
  layout: 'queries',
  words: homeWords,
};
