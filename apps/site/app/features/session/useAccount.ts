import type { Account } from '@backbeat/domain';
import { queryKeys } from '@backbeat/sdk/query';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useOpenServices } from './services.ts';
import { useIsSignedIn } from './useSession.ts';

/**
 * The account of the signed-in person: user, subscription, may the name be changed. A query that waits while nobody is
 * signed in.
 *
 * @example const { data: account, isPending, isError, refetch } = useAccount();
 */
export const useAccount = () => {
  const services = useOpenServices();
  const isSignedIn = useIsSignedIn();
  return useQuery<Account>({
    queryKey: queryKeys.account,
    queryFn:
      services !== null && isSignedIn ? ({ signal }) => services.client.account({}, { signal }) : skipToken,
  });
};
