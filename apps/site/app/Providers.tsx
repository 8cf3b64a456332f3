import { LinkProvider } from '@backbeat/ui';
import { ThemeProvider } from '@backbeat/ui/styling';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { RouterLink } from './chrome/RouterLink.tsx';
import { createQueryClient } from './query/createQueryClient.ts';
import { createStore } from './store/createStore.ts';

/** What every page stands in: the store, the query cache, and links that the router follows. */
export const Providers = ({ children }: { readonly children: ReactNode }) => {
  const [store] = useState(createStore);
  const [queryClient] = useState(createQueryClient);
  return (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          <LinkProvider value={RouterLink}>{children}</LinkProvider>
        </ThemeProvider>
      </QueryClientProvider>
    </StoreProvider>
  );
};
