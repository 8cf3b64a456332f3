import type { MergeState } from '@backbeat/sdk/contract';
import { queryKeys } from '@backbeat/sdk/query';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useIsSignedIn, useOpenServices } from '../session/index.ts';

/**
 * Whether the signed-in person has another account. A query that waits while nobody is signed in.
 *
 * @example const { data: state, error, refetch } = useMergeState();
 */
export const useMergeState = () => {
  const services = useOpenServices();
  const isSignedIn = useIsSignedIn();
  return useQuery<MergeState>({
    queryKey: queryKeys.accountMerge,
    queryFn:
      services !== null && isSignedIn
        ? ({ signal }) => services.client.accountMerge({}, { signal })
        : skipToken,
  });
};
