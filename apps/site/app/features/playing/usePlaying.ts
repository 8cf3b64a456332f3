import { ApiError } from '@backbeat/sdk';
import { queryKeys } from '@backbeat/sdk/query';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useServices } from '../session/index.ts';

/** How often the page looks what is playing now; it rests while nobody sees it. */
const refreshMs = 10_000;

/**
 * One page of what a person plays and played, kept fresh while the page is looked at. The page before stays in
 * view until the next one is there. `isNobody` says that no account has this id.
 *
 * @example
 * const { data, isNobody } = usePlaying(id, 1);
 */
export const usePlaying = (uguid: string, page: number) => {
  const services = useServices();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...queryKeys.playing(uguid), page],
    queryFn:
      services === null
        ? skipToken
        : ({ signal }) => services.client.playing({ params: { uguid }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: 'always',
    staleTime: refreshMs,
  });
  const isNobody = error instanceof ApiError && error.status === 404;
  return { data, error, isNobody, isFetching, isPlaceholderData, refetch };
};
