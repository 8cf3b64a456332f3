import { brand } from '@backbeat/domain';
import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const downloadPage: SitePage = {
  path: '/download',
  view: 'download/download',
  words: homeWords,
  listing: {
    name: 'Desktop app',
    heading: `${brand.name} on your desktop`,
    loud: 'on your desktop',
    about: 'The player for macOS and Windows',
  },
};
