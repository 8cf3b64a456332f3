import { bareChrome } from '../../pages/bareChrome.ts';
import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const checkoutPages: readonly SitePage[] = [
  {
    path: '/checkout/premium',
    view: 'checkout/premium',
    layout: 'queries',
    firstCalls: ['me', 'account'],
    takesCard: true,
    words: homeWords,
    chrome: bareChrome,
  },
  {
    path: '/checkout/premiumdownloads',
    view: 'checkout/premiumdownloads',
    layout: 'queries',
    firstCalls: ['me', 'account'],
    takesCard: true,
    words: homeWords,
    chrome: bareChrome,
  },
];
