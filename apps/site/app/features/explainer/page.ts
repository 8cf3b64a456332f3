import { brand, whatIsPath } from '@backbeat/domain';
import type { SitePage } from '../../pages/SitePage.ts';

export const explainerPage: SitePage = {
  path: whatIsPath(brand),
  view: 'explainer/what-is',
  words: {
    title: `What is ${brand.name}?`,
    description: `${brand.name} is a music service for live streamers and video creators: a catalogue that is cleared, stations that keep going and artists who are paid.`,
  },
  listing: {
    name: `What is ${brand.name}?`,
    heading: `What is ${brand.name}?`,
    about: 'The service in four steps: catalogue, stations, player, paid artists',
  },
};
