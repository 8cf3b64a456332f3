import { brand } from '@backbeat/domain';
import type { SitePage } from '../../pages/SitePage.ts';

export const priceChangesPage: SitePage = {
  path: '/price-changes',
  view: 'price-changes/price-changes',
  words: {
    title: `Price changes | ${brand.name}`,
    description: `Every list price that ${brand.name} has had, since when it holds, and what it was before.`,
  },
  listing: {
    name: 'Price changes',
    heading: 'Price changes',
    about: 'Every list price there was, with the day it began',
  },
};
