import { QueryClient } from '@tanstack/react-query';

/** The sdk retries, so the cache does not. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false },
      // Mutations fail at once without a network, instead of being sent later by themselves.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

let ofThisPage: QueryClient | null = null;

/** The one cache of what the server said, per page load. While pages are written, each gets an empty one. */
export const queryClient = (): QueryClient => {
  if (typeof window === 'undefined') return createQueryClient();
  if (ofThisPage === null) {
    const client = createQueryClient();
    document.addEventListener('page-reload', (event) => {
      if (client.isMutating() > 0) event.preventDefault();
    });
    ofThisPage = client;
  }
  return ofThisPage;
};
