import { faqs } from '@backbeat/domain/content';
import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const proPage: SitePage = {
  path: '/for/pro',
  view: 'pro/for-pro',
  words: homeWords,
  listing: {
    name: 'Pro',
    heading: 'Pro grows when you do',
    loud: 'when you do',
    about: 'Streaming and downloads, priced by the size of the audience',
    questions: faqs,
    sells: ['every-pro'],
  },
};
