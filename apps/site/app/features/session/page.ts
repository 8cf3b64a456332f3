import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const logoutPage: SitePage = {
  path: '/logout',
  view: 'session/logout',
  firstCalls: [],
  words: homeWords,
};
