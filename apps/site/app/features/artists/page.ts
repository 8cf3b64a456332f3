import { brand, policy } from '@backbeat/domain';
import type { SitePage } from '../../pages/SitePage.ts';

export const artistsPage: SitePage = {
  path: '/for/artists',
  view: 'artists/for-artists',
  words: {
    title: `${brand.name} for artists: your music under live streams`,
    description: `Seventy percent of every subscription fee goes to the people who made the music. See what ${brand.name} pays and how to become a partner.`,
  },
  listing: {
    name: 'For artists',
    heading: `${policy.artistSharePercent}% goes to the music`,
    loud: 'goes to the music',
    about: 'How artists, labels and distributors are paid',
  },
};
