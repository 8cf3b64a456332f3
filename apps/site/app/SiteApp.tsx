import { ThemeProvider } from '@backbeat/ui/styling';
import { type ReactNode, useState } from 'react';
import { Chrome } from './chrome/Chrome.tsx';
import { PageBoundary } from './chrome/PageBoundary.tsx';
import { AliveScope } from './start/AliveScope.tsx';
import { createStore } from './store/createStore.ts';
import { StoreProvider } from './store/hooks.ts';

/** What every page stands in: the store, the scheme, the frame, and a floor for what breaks. */
export const SiteApp = ({ children }: { readonly children: ReactNode }) => {
  const [store] = useState(createStore);
  return (
    <PageBoundary>
      <StoreProvider value={store}>
        <ThemeProvider>
          <AliveScope>
            <Chrome>{children}</Chrome>
          </AliveScope>
        </ThemeProvider>
      </StoreProvider>
    </PageBoundary>
  );
};
