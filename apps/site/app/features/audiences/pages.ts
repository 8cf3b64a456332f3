import { brand } from '@backbeat/domain';
import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

/** The two audiences that share a view. */
export const audiencePages: readonly SitePage[] = [
  {
    path: '/for/livestreamers',
    view: 'audiences/audience',
    words: {
      title: `${brand.name} for live streamers: music your clips can keep`,
      description: `Stream-safe stations, a chatbot that names the track and a player beside your stream. Try ${brand.name} Premium for a month.`,
    },
    redirectsFrom: ['/for'],
    listing: {
      name: 'For livestreamers',
      heading: 'Play music live. Keep the whole recording.',
      loud: 'Keep the whole recording.',
      about: 'Premium for live streams: stations, chatbot, hot keys, player',
    },
  },
  {
    path: '/for/downloaders',
    view: 'audiences/audience',
    words: homeWords,
    listing: {
      name: 'For downloaders',
      heading: 'Take the track. Keep the video up.',
      loud: 'Keep the video up.',
      about: 'Cleared tracks as files for videos',
    },
  },
];
