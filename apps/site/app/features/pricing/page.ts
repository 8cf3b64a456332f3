import { brand } from '@backbeat/domain';
import { faqs } from '@backbeat/domain/content';
import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const pricingPage: SitePage = {
  path: '/pricing',
  view: 'pricing/pricing',
  words: homeWords,
  redirectsFrom: ['/premium'],
  listing: {
    name: 'Pricing',
    heading: `${brand.name} Pricing`,
    about: 'Plans, prices, what each plan holds, questions',
    questions: faqs,
    sells: ['premium', 'download', 'every-pro'],
  },
};
