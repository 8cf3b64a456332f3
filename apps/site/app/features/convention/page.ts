import { coupons } from '@backbeat/domain';
import { faqs } from '@backbeat/domain/content';
import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';
import { isBeforeBuying } from './content.ts';

export const conventionPage: SitePage = {
  path: '/vidcon',
  view: 'convention/vidcon',
  words: homeWords,
  chrome: { header: 'on-band' },
  listing: {
    name: 'VidCon offer',
    heading: 'Meet us at VidCon. Stream for half the price.',
    loud: 'Stream for half the price.',
    about: 'Half off Premium for visitors of the convention',
    questions: faqs.filter(isBeforeBuying).reverse(),
    sells: ['premium'],
    coupon: coupons.vidcon,
  },
};
