import { extraChannelsText } from '@backbeat/domain';
import { ApiError, errorDetailsOf, errorText } from '@backbeat/sdk';
import type { ChannelPlaces, Coverage } from '@backbeat/sdk/contract';
import { type ListingWords, listingWords } from './listingWords.ts';

type Channel = Coverage['channels'][number];

/** A channel with an extra place, or one that waits for it. */
export type PlacedChannel = ChannelPlaces['channels'][number];

/**
 * The YouTube channel that every plan covers; null where there is none. Those with extra places come after it.
 *
 * @param places undefined until they are read
 */
export const sharedChannel = (
  { channels }: Pick<Coverage, 'channels'>,
  places?: ChannelPlaces,
): Channel | null => {
  const placed = places?.channels.filter(({ has_place }) => has_place) ?? [];
  const isShared = ({ platform, channel_id: id, is_listed, listing }: Channel) =>
    platform === 'youtube' &&
    (is_listed || listing !== null) &&
    !placed.some(({ channel_id }) => channel_id === id);
  return channels.find(isShared) ?? null;
};

/**
 * How many extra channels the plan covers, and how many are chosen.
 *
 * @example placesText({ places: 2, channels: [] }) // → 'Your plan covers 2 extra channels. You can choose 2 more.'
 */
export const placesText = ({ places, channels }: ChannelPlaces): string => {
  const covers = `Your plan covers ${extraChannelsText(places)}.`;
  const free = places - channels.length;
  if (free > 0) return `${covers} You can choose ${free === 1 ? 'one' : free} more.`;
  return free === 0 ? `${covers} ${places === 1 ? 'It is' : 'All are'} chosen.` : covers;
};

/**
 * Where a channel with an extra place stands; null until its coverage is read.
 *
 * @param places how many extra channels the plan covers
 */
export const placeWords = (
  { channel_id: id, has_place: hasPlace }: PlacedChannel,
  places: number,
  coverage: Coverage,
): Pick<ListingWords, 'label' | 'tone' | 'text'> | null => {
  const known = coverage.channels.find((channel) => channel.channel_id === id);
  if (known !== undefined) return listingWords(known, coverage);
  if (hasPlace) return null;
  const first = places === 0 ? '' : places === 1 ? ': the first one here' : ': the first ones here';
  return {
    label: 'Not covered',
    tone: 'pink',
    text: `Your plan covers ${extraChannelsText(places)}${first}.`,
  };
};

/** Why a channel got no place, in words. */
export const placeProblem = (error: unknown): string => {
  if ('channel_id' in (errorDetailsOf(error, 'validation')?.fields ?? {}))
    return 'That is your YouTube channel above, which your plan covers already.';
  return error instanceof ApiError && error.wireCode === 'conflict'
    ? 'Every extra channel that you pay for is chosen already. Remove one first.'
    : errorText(error);
};
