import { coupons } from '@backbeat/domain';
import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const freeTrialPage: SitePage = {
  path: '/free-trial',
  view: 'free-trial/free-trial',
  words: homeWords,
  chrome: { navigation: false, footer: 'minimal' },
  listing: {
    name: 'Free trial',
    heading: 'A month of music, $0.00',
    loud: '$0.00',
    about: 'The first month of Premium for nothing',
    sells: ['premium'],
    coupon: coupons.oneMonthFree,
  },
};
