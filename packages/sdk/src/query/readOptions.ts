import type { QueryClient, QueryFunctionContext, QueryKey, QueryState } from '@tanstack/react-query';
import type { CallOptions } from '../client/Client.ts';

/** After a failed refetch, cached data is shown this long before the next page refetches. */
const refetchPauseMs = 60_000;

/** What a query function knows about its query. */
type QueryContext = Pick<QueryFunctionContext<QueryKey, unknown>, 'client' | 'queryKey' | 'signal'>;

/** Is there cached data that nobody invalidated? TanStack itself invalidates after a failed refetch. */
const isCached = (client: QueryClient, queryKey: QueryKey): boolean => {
  const state = client.getQueryState(queryKey);
  return state?.data !== undefined && (!state.isInvalidated || state.status === 'error');
};

/**
 * A read without cached data is retried by the client. A background refetch is made once: when it fails, the cached
 * data stays, and an api in trouble gets no retries that nobody waits for.
 */
export const callOptionsFor = ({ client, queryKey, signal }: QueryContext): CallOptions =>
  isCached(client, queryKey) ? { signal, maxRetries: 0 } : { signal };

/**
 * What all reads have in common. The client retries failed calls itself, so TanStack's retries are off; and data whose
 * refetch has just failed is not refetched by every page that shows it.
 */
export const readOptions = {
  retry: false,
  refetchOnMount: ({ state }: { readonly state: Pick<QueryState<unknown>, 'errorUpdatedAt'> }) =>
    Date.now() - state.errorUpdatedAt >= refetchPauseMs,
} as const;
