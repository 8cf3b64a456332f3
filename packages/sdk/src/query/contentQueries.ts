import { timing } from '@backbeat/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { averageViews, twitchViewers } from '../channels/audienceFigures.ts';
import { searchChannels, sharedChannel } from '../channels/channelCalls.ts';
import type { Client } from '../client/Client.ts';
import { pause } from './pause.ts';
import { queryKeys } from './queryKeys.ts';

/** The client repeats failed calls itself; TanStack's own repetitions would multiply them. */
const retry = false;

/**
 * What the home page shows.
 *
 * @example
 * const { data } = useQuery(featuredHomepageQuery(client));
 */
export const featuredHomepageQuery = (client: Pick<Client, 'featuredHomepage'>) =>
  queryOptions({
    queryKey: queryKeys.featuredHomepage,
    queryFn: ({ signal }) => client.featuredHomepage({}, { signal }),
    retry,
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
    retry,
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
    queryFn: ({ signal }) => sharedChannel(client, { signal }),
    retry,
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
    queryFn: async ({ signal }) => {
      await pause(timing.channelSearchDebounceMs, signal);
      return searchChannels(client, channelName, { signal });
    },
    enabled: channelName !== '',
    retry,
  });
};

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
    retry,
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
    retry,
  });
