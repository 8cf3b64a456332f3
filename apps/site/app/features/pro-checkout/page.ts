import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const proCheckoutPage: SitePage = {
  path: '/checkout/pro',
  view: 'pro-checkout/pro',
  layout: 'queries',
  firstCalls: ['me', 'account'],
  words: homeWords,
};
