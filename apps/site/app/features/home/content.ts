import { stations, stationText } from '@backbeat/domain/content';
import type { StationTile, Testimonial } from '@backbeat/ui';
import type { EmblemId } from '../../landing/showcase/EmblemImage.tsx';
import type { PortraitName } from '../../landing/showcase/PortraitImage.tsx';

/** A station as the home page presents it. */
export interface HotStation {
  readonly tile: StationTile;
  readonly detail: string;
  /** What it holds, where that is known. */
  readonly size?: string;
}

/** The three stations of "What's hot". */
export const hotStations: readonly HotStation[] = [
  {
    tile: stations.lofi,
    detail: 'Warm keys and dusty drums for long sessions.',
    size: stationText(stations.lofi),
  },
  {
    tile: stations.chill,
    detail: 'Slow, airy tracks for chatting and winding down.',
    size: stationText(stations.chill),
  },
  {
    tile: { id: 'happy-edm', title: 'Happy EDM', gradientFrom: '#ffd166', gradientTo: '#f0477f' },
    detail: 'Bright drops for raids, hype trains and wins.',
  },
];

/** What somebody says, with their picture. */
export interface Quote {
  readonly testimonial: Testimonial;
  readonly portrait: PortraitName;
}

/** The people of "Creator approved". They are samples; replace them with real ones. */
export const quotes: readonly Quote[] = [
  {
    testimonial: {
      title: 'nightowl_plays',
      role: 'Sample · late-night variety',
      description: 'Four hours live, zero muted clips. I stopped thinking about music, which is the point.',
      video: '/films/loop.webm',
      urls: {
        twitch: 'https://www.twitch.tv/nightowl_plays',
        youtube: 'https://www.youtube.com/@nightowl_plays',
      },
    },
    portrait: 'curly',
  },
  {
    testimonial: {
      title: 'pixel_marmalade',
      role: 'Sample · art and chat',
      description: 'LoFi is my other host. Chat asks for track names more often than they ask about me.',
      urls: { twitch: 'https://www.twitch.tv/pixel_marmalade' },
    },
    portrait: 'long',
  },
  {
    testimonial: {
      title: 'couch_captain',
      role: 'Sample · sports games',
      description: 'I swap stations from my deck between matches. Nobody notices the seam.',
      urls: {
        twitch: 'https://www.twitch.tv/couch_captain',
        youtube: 'https://www.youtube.com/@couch_captain',
      },
    },
    portrait: 'crop',
  },
  {
    testimonial: {
      title: 'slow_speedrun',
      role: 'Sample · retro and video essays',
      description: 'Pro pays for itself the first time an upload goes through without a claim.',
      urls: { youtube: 'https://www.youtube.com/@slow_speedrun' },
    },
    portrait: 'bun',
  },
  {
    testimonial: {
      title: 'tidepool_tv',
      role: 'Sample · cosy builds',
      description: 'Seventy percent to the artists. I tell my viewers that every stream.',
      urls: { twitch: 'https://www.twitch.tv/tidepool_tv' },
    },
    portrait: 'cap',
  },
];

/** A game's station: the emblem is drawn, the segment is what the player opens. */
export interface GameStation {
  readonly game: EmblemId;
  readonly title: string;
  /** The player's short id of the station. */
  readonly segment: string;
}

/** The cards of "Popular Gaming Stations". */
export const gameStations: readonly GameStation[] = [
  { game: 'gta', title: 'GTA', segment: 'gta' },
  { game: 'league-of-legends', title: 'League Of Legends', segment: 'lol' },
  { game: 'fortnite', title: 'Fortnite', segment: 'fortnite' },
  { game: 'fifa', title: 'Fifa', segment: 'fifa' },
  { game: 'call-of-duty', title: 'Call of Duty', segment: 'cod' },
  { game: 'minecraft', title: 'Minecraft', segment: 'minecraft' },
];
