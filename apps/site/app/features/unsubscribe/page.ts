import { brand } from '@backbeat/domain';
import type { SitePage } from '../../pages/SitePage.ts';

/** Where the link in a letter leads that nobody has to get. */
export const unsubscribePage: SitePage = {
  path: '/unsubscribe',
  view: 'unsubscribe/unsubscribe',
  layout: 'queries',
  words: {
    title: `Unsubscribe | ${brand.name}`,
    description: `End letters from ${brand.name} that you do not want.`,
  },
};
