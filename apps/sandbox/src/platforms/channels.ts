import { createHash } from 'node:crypto';
import { dayMs } from '@backbeat/domain';

/** How a channel of the video platform misbehaves when its figures are asked for. */
type Misbehaviour = 'slow' | 'stuck' | 'broken' | 'empty' | 'hidden' | 'over-quota';

/** A channel of the video platform. */
export interface VideoChannel {
  /** 'UC' and 22 characters, as the real ones. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly misbehaviour: Misbehaviour | null;
}

/** A video of a channel. `views` is null where the owner hides them. */
export interface Video {
  readonly id: string;
  readonly channelId: string;
  readonly title: string;
  readonly durationMs: number;
  readonly publishedAtMs: number;
  readonly views: number | null;
}

const firsts =
  'Night Pixel Velvet Turbo Quiet Solar Copper Paper Neon Lucky Frost Amber Echo Rapid Cosmic Maple'.split(
    ' ',
  );
const seconds =
  'Arcade Kitchen Garage Cinema Workshop Garden League Sessions Journal Lab Radio Trails Quest Studio Harbour Club'.split(
    ' ',
  );

/** One channel for each way to misbehave, found by its first word. */
const misbehaving: readonly (readonly [string, Misbehaviour])[] = [
  ['Slow Motion Daily', 'slow'],
  ['Stuck in Traffic', 'stuck'],
  ['Broken Lens', 'broken'],
  ['Empty Stage', 'empty'],
  ['Hidden Figures Club', 'hidden'],
  ['Quota Eater', 'over-quota'],
];

const digest = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

const channel = (title: string, misbehaviour: Misbehaviour | null): VideoChannel => ({
  id: `UC${digest(title, 22)}`,
  title,
  description:
    misbehaviour === null ? `${title}, every week.` : `Its figures are ${misbehaviour.replace('-', ' ')}.`,
  misbehaviour,
});

/** Every channel that can be found: 262 of them, always the same. */
export const videoChannels: readonly VideoChannel[] = [
  ...firsts.flatMap((first) => seconds.map((second) => channel(`${first} ${second}`, null))),
  ...misbehaving.map(([title, misbehaviour]) => channel(title, misbehaviour)),
];

/** A channel by its id. */
export const findChannel = (id: string): VideoChannel | undefined =>
  videoChannels.find((each) => each.id === id);

/** A channel by the playlist of its uploads: 'UU' in the place of 'UC', as the real ones. */
export const findUploads = (playlistId: string): VideoChannel | undefined =>
  playlistId.startsWith('UU') ? findChannel(`UC${playlistId.slice(2)}`) : undefined;

/**
 * The channels whose title holds the words, in the order of the list.
 *
 * @example findChannels('night arc', 10)[0]?.title // → 'Night Arcade'
 */
export const findChannels = (words: string, most: number): readonly VideoChannel[] => {
  const wanted = words.trim().toLowerCase();
  return videoChannels.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, most);
};

/** A number from 0 to 1 that is always the same for a name. */
export const share = (name: string): number =>
  (Number.parseInt(digest(name, 8).replace(/\W|_/g, 'x'), 36) % 10_007) / 10_007;

/** Fixed, so that a channel's videos are the same whatever time it is. */
const lastUploadMs = Date.UTC(2026, 0, 31, 18);

/** A channel's videos, newest first: from none to 60, around an audience of 100 to ten million views. */
export const videosOf = ({ id, title, misbehaviour }: VideoChannel): readonly Video[] => {
  if (misbehaviour === 'empty') return [];
  const typical = 10 ** (2 + 5 * share(id));
  const count = 3 + Math.floor(58 * share(`${id} videos`));
  return Array.from({ length: count }, (_, index) => ({
    id: digest(`${id} ${index}`, 11),
    channelId: id,
    title: `${title} ${count - index}`,
    durationMs: 1000 * Math.round(180 + 1_500 * share(`${id} ${index} length`)),
    publishedAtMs: lastUploadMs - index * 4 * dayMs,
    views: misbehaviour === 'hidden' ? null : Math.round(typical * (0.5 + share(`${id} ${index}`))),
  }));
};

const videosById = new Map(videoChannels.flatMap(videosOf).map((video) => [video.id, video]));

/** A video by its id. */
export const findVideo = (id: string): Video | undefined => videosById.get(id);
