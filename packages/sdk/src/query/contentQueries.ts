import { timing } from '@backbeat/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { averageViews, twitchViewers } from '../channels/audienceFigures.ts';
import { searchChannels, sharedChannel } from '../channels/channelCalls.ts';
import type { Client } from '../client/Client.ts';
import { pause } from './pause.ts';
import { queryKeys } from './queryKeys.ts';
import { callOptionsFor, readOptions } from './readOptions.ts';

/**
 * What the home page shows.
 *
 * @example
 * const { data } = useQuery(featuredHomepageQuery(client));
 */
export const featuredHomepageQuery = (client: Pick<Client, 'featuredHomepage'>) =>
  queryOptions({
    queryKey: queryKeys.featuredHomepage,
    queryFn: (query) => client.featuredHomepage({}, callOptionsFor(query)),
    ...readOptions,
  });

/**
 * What a person is playing, page by page (15 tracks each).
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(playingQuery(client, uguid));
 */
export const playingQuery = (client: Pick<Client, 'playing'>, uguid: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.playing(uguid),
    queryFn: ({ signal, pageParam }) =>
      client.playing({ params: { uguid }, query: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : null),
    ...readOptions,
  });

/**
 * The video channel that the person shared, or `null`.
 *
 * @example
 * const { data: channel } = useQuery(sharedChannelQuery(client));
 */
export const sharedChannelQuery = (client: Pick<Client, 'shareChannels'>) =>
  queryOptions({
    queryKey: queryKeys.sharedChannel,
    queryFn: (query) => sharedChannel(client, callOptionsFor(query)),
    ...readOptions,
  });

/**
 * The person's extra YouTube channels, and how many of them the plan covers.
 *
 * @example
 * const { data } = useQuery(channelPlacesQuery(client)); // data.channels.filter((channel) => channel.has_place)
 */
export const channelPlacesQuery = (client: Pick<Client, 'channelPlaces'>) =>
  queryOptions({
    queryKey: queryKeys.channelPlaces,
    queryFn: (query) => client.channelPlaces({}, callOptionsFor(query)),
    ...readOptions,
  });

/**
 * Video channels by name. Asks 500 ms after the last change; off while the name is empty.
 *
 * @example
 * const { data: hits } = useQuery(channelSearchQuery(client, name));
 */
export const channelSearchQuery = (client: Pick<Client, 'channelSearch'>, name: string) => {
  const channelName = name.trim();
  return queryOptions({
    queryKey: queryKeys.channelSearch(channelName),
    queryFn: async (query) => {
      await pause(timing.channelSearchDebounceMs, query.signal);
      return searchChannels(client, channelName, callOptionsFor(query));
    },
    enabled: channelName !== '',
    ...readOptions,
  });
};

/**
 * What a claim link gives, for anybody who has it.
 *
 * @example
 * const { data: gift } = useQuery(giftQuery(client, '7K2M-41QX-0000-0000')); // gift.left
 */
export const giftQuery = (client: Pick<Client, 'gift'>, code: string) =>
  queryOptions({
    queryKey: queryKeys.gift(code),
    queryFn: (query) => client.gift({ params: { code } }, callOptionsFor(query)),
    staleTime: 0,
    retry: readOptions.retry,
  });

/**
 * Average views of a video channel; 0 when they cannot be had.
 *
 * @example
 * const { data: views } = useQuery(averageViewsQuery(client, channelId));
 */
export const averageViewsQuery = (client: Pick<Client, 'averageViews'>, channelId: string) =>
  queryOptions({
    queryKey: queryKeys.averageViews(channelId),
    queryFn: ({ signal }) => averageViews(client, channelId, { signal }),
    ...readOptions,
  });

/**
 * Average viewers of a live-streaming channel; 0 when they cannot be had.
 *
 * @example
 * const { data: viewers } = useQuery(twitchViewersQuery(client, channelId));
 */
export const twitchViewersQuery = (client: Pick<Client, 'twitchStats'>, channelId: string) =>
  queryOptions({
    queryKey: queryKeys.twitchViewers(channelId),
    queryFn: ({ signal }) => twitchViewers(client, channelId, { signal }),
    ...readOptions,
  });
