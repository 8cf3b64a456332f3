import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const songRequestsPage: SitePage = {
  path: '/song-requests',
  view: 'song-requests/song-requests',
  words: homeWords,
  listing: {
    name: 'Song requests',
    heading: 'Missing a song? Ask.',
    loud: 'Ask.',
    about: 'Ask for a track that is not in the catalogue',
  },
};
