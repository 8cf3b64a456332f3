import { coupons } from '@backbeat/domain';
import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const twitchPage: SitePage = {
  path: '/twitch',
  view: 'platform-offer/twitch',
  words: homeWords,
  listing: {
    name: 'Twitch offer',
    heading: 'Chat wants music. You get 14 days free.',
    loud: 'You get 14 days free.',
    about: 'Fourteen days of Premium for streamers on Twitch',
    sells: ['premium'],
    coupon: coupons.twitch14,
  },
};
