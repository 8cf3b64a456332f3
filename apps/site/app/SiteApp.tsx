import { LinkProvider } from '@backbeat/ui';
import { ThemeProvider } from '@backbeat/ui/styling';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { PageBoundary } from './chrome/PageBoundary.tsx';
import { HydrationScope } from './hydration/HydrationScope.tsx';
import { RouterLink } from './navigation/RouterLink.tsx';
import { createStore } from './store/createStore.ts';

/** What every page stands in: the store, the scheme, React Router's links, and a floor for what breaks. */
export const SiteApp = ({ children }: { readonly children: ReactNode }) => {
  const [store] = useState(createStore);
  return (
    <PageBoundary>
      <Provider store={store}>
        <ThemeProvider>
          <LinkProvider value={RouterLink}>
            <HydrationScope>{children}</HydrationScope>
          </LinkProvider>
        </ThemeProvider>
      </Provider>
    </PageBoundary>
  );
};
