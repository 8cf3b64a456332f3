import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const thankYouPages: readonly SitePage[] = [
  { path: '/checkout/thank-you', view: 'thank-you/thank-you', layout: 'queries', words: homeWords },
  {
    path: '/checkout/thank-you-premiumdownloads',
    view: 'thank-you/thank-you-premiumdownloads',
    layout: 'queries',
    words: homeWords,
  },
  { path: '/checkout/thank-you-pro', view: 'thank-you/thank-you-pro', layout: 'queries', words: homeWords },
];
