import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const notFoundPages: readonly SitePage[] = [
  { path: '/not-found', view: 'not-found/not-found', words: homeWords },
  { path: '/*', view: 'not-found/not-found', words: homeWords },
];
