import { brand } from '@backbeat/domain';
import { withoutFinalSlash } from '../navigation/withoutFinalSlash.ts';
import { canonicalPath } from './canonicalPath.ts';

/** What search results and shared links say of a page. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

const homeWords: PageWords = {
  title: `${brand.name}: Twitch and YouTube-safe music for creators`,
  description: `${brand.tagline}. Stations and tracks cleared for live streams and video, with a player beside your stream.`,
};

/** Pages with words of their own; every other page has those of the home page. */
const ownWords: Readonly<Record<string, PageWords>> = {
  '/for/artists': {
    title: `${brand.name} for artists: your music under live streams`,
    description: `Seventy percent of every subscription fee goes to the people who made the music. See what ${brand.name} pays and how to become a partner.`,
  },
  '/for/livestreamers': {
    title: `${brand.name} for live streamers: music your clips can keep`,
    description: `Stream-safe stations, a chatbot that names the track and a player beside your stream. Try ${brand.name} Premium for a month.`,
  },
  [`/what-is-${brand.slug}`]: {
    title: `What is ${brand.name}?`,
    description: `${brand.name} is a music service for live streamers and video creators: a catalogue that is cleared, stations that keep going and artists who are paid.`,
  },
};

/**
 * The words of a page, by its path.
 *
 * @example
 * pageWords('/pricing') === pageWords('/') // → true
 */
export const pageWords = (path: string): PageWords => ownWords[withoutFinalSlash(path)] ?? homeWords;

/** A tag of the head, by its name or, for shared links, by its property. */
export interface MetaTag {
  readonly name?: string;
  readonly property?: string;
  readonly content: string;
}

interface LinkTag {
  readonly rel: string;
  readonly href: string;
}

/** What stands in a page's head for search engines and shared links. */
export interface PageHead {
  readonly title: string;
  readonly tags: readonly MetaTag[];
  readonly links: readonly LinkTag[];
}

/**
 * The head of a page: title, description, canonical address and what shared links show, the picture apart: only
 * those who load the document look for that.
 *
 * @example pageMeta('/pricing').links[0]?.rel // → 'canonical'
 */
export const pageMeta = (path: string): PageHead => {
  const { title, description } = pageWords(path);
  const address = `${brand.links.site}${canonicalPath(path)}`;
  return {
    title,
    tags: [
      { name: 'description', content: description },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: address },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
    ],
    links: [{ rel: 'canonical', href: address }],
  };
};
