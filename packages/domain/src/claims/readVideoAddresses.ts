import type { CoveragePlatform } from '../coverage/coverageNames.ts';
import { videoAddress } from './videoAddress.ts';

/** A video that a text names. */
export interface NamedVideo {
  readonly platform: CoveragePlatform;
  /** YouTube's eleven characters; on Twitch the number of a recording, or the words of a clip. */
  readonly videoId: string;
  /** `videoAddress` of it, whatever form the text has. */
  readonly address: string;
  /** The moment that the address leads to, in milliseconds from the video's begin. */
  readonly atMs?: number;
}

/** What `readVideoAddresses` finds. */
export interface ReadAddresses {
  /** In the order of the text, once each. */
  readonly videos: readonly NamedVideo[];
  /** Lines with an address and without a video, the first 200 characters of each. */
  readonly unread: readonly string[];
}

/** An address, cut at its slashes, question mark and `#`. */
interface Address {
  readonly hasScheme: boolean;
  readonly host: string;
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string | undefined>>;
}

const maxUnreadLength = 200;

const youtubeHost = /^(?:(?:www|m|music|gaming|studio)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const twitchHost = /^(?:[a-z-]{1,12}\.)?twitch\.tv$/;
const host = /^[a-z\d.-]{1,253}$/;
const youtubeId = /^[\w-]{11}$/;
const recordingId = /^v?(\d{1,12})$/;
const clipId = /^(?=.*[a-z])[\w-]{4,100}$/i;
/** What a sentence, a quotation or a list puts around an address. */
const words = /[^\s<>"'`()[\]{}|\\^,;„“”«»]+/g;
const endOfSentence = /[.!?:*…]/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const queryOf = (text: string): Address['query'] => {
  const query: Record<string, string> = {};
  for (const pair of text.split(/[&#]/)) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (at > 0 && !Object.hasOwn(query, name)) query[name] = decoded(pair.slice(at + 1));
  }
  return query;
};

const addressOf = (word: string): Address | null => {
  const scheme = /^(?:https?:)?\/\//i.exec(word)?.[0] ?? '';
  const rest = word.slice(scheme.length);
  const end = rest.search(/[/?#]/);
  const name = (end === -1 ? rest : rest.slice(0, end)).toLowerCase().replace(/:\d{1,5}$/, '');
  if (!(host.test(name) && name.includes('.'))) return null;
  const tail = end === -1 ? '' : rest.slice(end);
  const cut = tail.search(/[?#]/);
  const segments = (cut === -1 ? tail : tail.slice(0, cut)).split('/').filter((segment) => segment !== '');
  const query = queryOf(cut === -1 ? '' : tail.slice(cut + 1));
  return { hasScheme: scheme !== '', host: name, path: segments.map(decoded), query };
};

/** `1h2m3s`, `90s` and `90`, as addresses say a moment. */
const momentMs = (text: string | undefined): number | undefined => {
  const parts = text === undefined ? null : /^(?:(\d{1,4})h)?(?:(\d{1,6})m)?(?:(\d{1,8})s?)?$/.exec(text);
  if (parts === null || parts[0] === '') return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
};

const youtubeFolders = ['shorts', 'live', 'embed', 'v', 'e', 'video', 'watch'];

const youtubeIdOf = ({ host: name, path, query }: Address): string | undefined => {
  const [first = '', second] = path;
  // `attribution_link` has the path of a video in a parameter.
  const inside = /^\/watch\?.*?\bv=([\w-]{11})(?![\w-])/.exec(query.u ?? '')?.[1];
  const named = name.endsWith('youtu.be') ? first : youtubeFolders.includes(first) ? second : undefined;
  return [named, query.v, inside].find((id) => id !== undefined && youtubeId.test(id));
};

const twitchIdOf = ({ host: name, path, query }: Address): string | undefined => {
  const isClips = name === 'clips.twitch.tv';
  const at = path.findIndex((segment) => ['videos', 'video', 'v', 'clip', 'edit'].includes(segment));
  const next = path[at + 1] ?? '';
  const recording = path[at] === 'clip' ? undefined : recordingId.exec(query.video ?? next)?.[1];
  if (recording !== undefined && !isClips) return recording;
  const clip = isClips ? (query.clip ?? path[0]) : (query.clip ?? (path[at] === 'clip' ? next : undefined));
  return clip !== undefined && clipId.test(clip) ? clip : undefined;
};

const platformOf = ({ host: name }: Address): CoveragePlatform | undefined => {
  if (youtubeHost.test(name)) return 'youtube';
  return twitchHost.test(name) ? 'twitch' : undefined;
};

const videoOf = (address: Address): NamedVideo | null => {
  const platform = platformOf(address);
  if (platform === undefined) return null;
  const videoId = platform === 'youtube' ? youtubeIdOf(address) : twitchIdOf(address);
  if (videoId === undefined) return null;
  const { t, start } = address.query;
  const atMs = momentMs(t ?? start);
  const video = { platform, videoId, address: videoAddress(platform, videoId) };
  return atMs === undefined ? video : { ...video, atMs };
};

/** A word with a dot in it is none: an address names its scheme, or a platform. */
const isAddress = (address: Address): boolean => address.hasScheme || platformOf(address) !== undefined;

const withoutEnd = (word: string): string => {
  let end = word.length;
  while (endOfSentence.test(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
};

const addressesIn = (line: string): readonly Address[] =>
  [...line.replaceAll('&amp;', '&').matchAll(words)]
    // Addresses without a space between them, and those that an address carries.
    .flatMap(([word]) => word.split(/(?=https?:\/\/)/i))
    .map((word) => addressOf(withoutEnd(word)))
    .filter((address) => address !== null)
    .filter(isAddress);

/**
 * The videos whose addresses stand in a text, in any form that YouTube and Twitch give them, in a sentence, a list,
 * Markdown or HTML. Takes time in proportion to the text.
 *
 * @example readVideoAddresses('See youtu.be/dQw4w9WgXcQ?si=x&t=1m5s').videos // → [{ platform: 'youtube', videoId: 'dQw4w9WgXcQ', address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', atMs: 65000 }]
 * @example readVideoAddresses('https://example.com/watch\nhello').unread // → ['https://example.com/watch']
 */
export const readVideoAddresses = (text: string): ReadAddresses => {
  const videos = new Map<string, NamedVideo>();
  const unread: string[] = [];
  for (const line of text.split(/[\r\n\u2028\u2029]+/)) {
    const addresses = addressesIn(line);
    const found = addresses.map(videoOf).filter((video) => video !== null);
    for (const video of found) if (!videos.has(video.address)) videos.set(video.address, video);
    if (addresses.length > 0 && found.length === 0) unread.push(line.trim().slice(0, maxUnreadLength));
  }
  return { videos: [...videos.values()], unread };
};
