import { brand } from '@backbeat/domain';
import type { SitePage } from '../../pages/SitePage.ts';

export const giftPage: SitePage = {
  path: '/gifts/:code',
  view: 'gift/gift',
  layout: 'queries',
  words: {
    title: `A month of Premium, as a gift | ${brand.name}`,
    description: `Somebody gives you a month of ${brand.name} Premium. No card needed.`,
  },
};
