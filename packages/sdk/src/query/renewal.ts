import type { QueryClient, QueryFunctionContext, QueryKey, QueryState } from '@tanstack/react-query';
import type { CallOptions } from '../client/Client.ts';

/** After a renewal that failed, the known answer is shown this long before the next page asks again. */
const renewalPauseMs = 60_000;

/** What a query function knows about the query that it works for. */
type Asking = Pick<QueryFunctionContext<QueryKey, unknown>, 'client' | 'queryKey' | 'signal'>;

/** Is there an answer to show, and nobody has said that it is wrong? TanStack itself says so after a failed renewal. */
const isKnown = (client: QueryClient, queryKey: QueryKey): boolean => {
  const state = client.getQueryState(queryKey);
  return state?.data !== undefined && (!state.isInvalidated || state.status === 'error');
};

/**
 * How much care a read deserves. With nothing to show the client repeats it. One that only renews what is shown
 * anyway is made once: when it fails, the known answer stays, and an api in trouble is not asked again for what
 * nobody waits for.
 */
export const careOf = ({ client, queryKey, signal }: Asking): CallOptions =>
  isKnown(client, queryKey) ? { signal, maxRetries: 0 } : { signal };

/**
 * What the reads of an account have in common. The client repeats failed calls itself, so TanStack's own
 * repetitions are off; and a known answer whose renewal has just failed is not renewed by every page that shows it.
 */
export const readOptions = {
  retry: false,
  refetchOnMount: ({ state }: { readonly state: Pick<QueryState<unknown>, 'errorUpdatedAt'> }) =>
    Date.now() - state.errorUpdatedAt >= renewalPauseMs,
} as const;
