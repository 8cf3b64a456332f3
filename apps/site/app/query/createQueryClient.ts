import { QueryClient } from '@tanstack/react-query';

/** The one cache of what the server said. The sdk retries, so the cache does not. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false },
      // What a person sends fails at once where there is no network; it must not wait for one and then go by itself.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
