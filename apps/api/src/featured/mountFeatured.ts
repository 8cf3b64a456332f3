import { gamingStations, type StationId, stations } from '@backbeat/domain/content';
import { endpoints, type StationCard, type Testimonial } from '@backbeat/sdk/contract';
import type { Config } from '../config/Config.ts';
import type { Mount } from '../http/mount.ts';

const card = (variant: 'hot' | 'gaming', title: string, audioUrl: string, description: string) => ({
  title,
  description,
  audioUrl,
  image: null,
  variant,
  numberOfTracks: null,
  lengthInHours: null,
  gradientFrom: null,
  gradientTo: null,
});

const hotCard = (id: StationId, description: string): StationCard => {
  const { title, numberOfTracks, lengthInHours, gradientFrom, gradientTo } = stations[id];
  return {
    ...card('hot', title, id, description),
    numberOfTracks,
    lengthInHours,
    gradientFrom,
    gradientTo,
  };
};

/** The stations of the home page; `audioUrl` is the segment that the player opens. */
const cards: readonly StationCard[] = [
  hotCard('lofi', 'Warm keys and dusty drums for long sessions.'),
  hotCard('chill', 'Slow, airy tracks for chatting and winding down.'),
  {
    ...card('hot', 'Happy EDM', 'happy-edm', 'Bright drops for raids, hype trains and wins.'),
    gradientFrom: '#ffd166',
    gradientTo: '#f0477f',
  },
  ...gamingStations.map(({ id, title }) => card('gaming', title, id, '')),
];

/** Testimonials of the home page. They are samples, as on the page; replace both with real ones. */
const testimonials: readonly Testimonial[] = [
  {
    title: 'nightowl_plays',
    role: 'Sample · late-night variety',
    description: 'Four hours live, zero muted clips. I stopped thinking about music, which is the point.',
    image: null,
    video: '/films/loop.webm',
    urls: {
      twitch: 'https://www.twitch.tv/nightowl_plays',
      youtube: 'https://www.youtube.com/@nightowl_plays',
    },
  },
  {
    title: 'pixel_marmalade',
    role: 'Sample · art and chat',
    description: 'LoFi is my other host. Chat asks for track names more often than they ask about me.',
    image: null,
    urls: { twitch: 'https://www.twitch.tv/pixel_marmalade' },
  },
  {
    title: 'couch_captain',
    role: 'Sample · sports games',
    description: 'I swap stations from my deck between matches. Nobody notices the seam.',
    image: null,
    urls: {
      twitch: 'https://www.twitch.tv/couch_captain',
      youtube: 'https://www.youtube.com/@couch_captain',
    },
  },
  {
    title: 'slow_speedrun',
    role: 'Sample · retro and video essays',
    description: 'Pro pays for itself the first time an upload goes through without a claim.',
    image: null,
    urls: { youtube: 'https://www.youtube.com/@slow_speedrun' },
  },
  {
    title: 'tidepool_tv',
    role: 'Sample · cosy builds',
    description: 'Seventy percent to the artists. I tell my viewers that every stream.',
    image: null,
    urls: { twitch: 'https://www.twitch.tv/tidepool_tv' },
  },
];

/** GET /v1/featured/homepage (specification, section 2.3); films have the site's address. */
export const mountFeatured = (mount: Mount, { siteUrl }: Pick<Config, 'siteUrl'>): void => {
  const answer = {
    stations: [...cards],
    testimonials: testimonials.map(({ video, ...testimonial }) => ({
      ...testimonial,
      ...(video === undefined ? {} : { video: new URL(video, siteUrl).href }),
    })),
  };
  mount(endpoints.featuredHomepage, async ({ context }) => {
    context.header('Cache-Control', 'public, max-age=300');
    return answer;
  });
};
