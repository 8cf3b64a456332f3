import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const giftCardPage: SitePage = {
  path: '/giftcard',
  view: 'gift-card/giftcard',
  words: homeWords,
  listing: {
    name: 'Gift cards',
    heading: 'Give a streamer their soundtrack',
    loud: 'their soundtrack',
    about: 'Gift cards for Premium or Download',
    sells: ['gift-card'],
  },
  footer: { column: 'resources', label: 'Gift Cards', place: 3 },
};
