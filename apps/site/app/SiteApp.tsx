import { LinkProvider } from '@backbeat/ui';
import { ThemeProvider } from '@backbeat/ui/styling';
import { type ReactNode, useState } from 'react';
import { PageBoundary } from './chrome/PageBoundary.tsx';
import { RouterLink } from './navigation/RouterLink.tsx';
import { AliveScope } from './start/AliveScope.tsx';
import { createStore } from './store/createStore.ts';
import { StoreProvider } from './store/hooks.ts';

/** What every page stands in: the store, the scheme, React Router's links, and a floor for what breaks. */
export const SiteApp = ({ children }: { readonly children: ReactNode }) => {
  const [store] = useState(createStore);
  return (
    <PageBoundary>
      <StoreProvider value={store}>
        <ThemeProvider>
          <LinkProvider value={RouterLink}>
            <AliveScope>{children}</AliveScope>
          </LinkProvider>
        </ThemeProvider>
      </StoreProvider>
    </PageBoundary>
  );
};
