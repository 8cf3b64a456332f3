import type { Account } from '@backbeat/domain';
import { queryKeys } from '@backbeat/sdk/query';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useAppSelector } from '../../store/hooks.ts';
import { useOpenServices } from './services.ts';
import { selectToken } from './sessionSlice.ts';

/**
 * The account of the signed-in person: user, subscription, may the name be changed. A query that waits while there is
 * no token; it does not wait until the session knows the person.
 *
 * @example const { data: account, isPending, isError, refetch } = useAccount();
 */
export const useAccount = () => {
  const services = useOpenServices();
  const hasToken = useAppSelector(selectToken) !== null;
  return useQuery<Account>({
    queryKey: queryKeys.account,
    queryFn:
      services !== null && hasToken ? ({ signal }) => services.client.account({}, { signal }) : skipToken,
  });
};
