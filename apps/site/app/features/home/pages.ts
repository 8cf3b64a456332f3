import { brand } from '@backbeat/domain';
import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

/** The home page, and the addresses under which it opens with a modal or an older hero. */
export const homePages: readonly SitePage[] = [
  {
    path: '/',
    view: 'home/home',
    words: homeWords,
    listing: {
      name: brand.name,
      heading: 'Need Twitch & YouTube-Safe Music? We Got It.',
      loud: 'We Got It.',
      about: 'What the service is, its stations and plans',
    },
  },
  { path: '/v2', view: 'home/v2', words: homeWords, canonical: '/' },
  { path: '/login', view: 'home/login', words: homeWords, canonical: '/' },
  { path: '/sign-up', view: 'home/sign-up', words: homeWords, canonical: '/' },
];
