import { type AnchorProps, LinkProvider } from '@backbeat/ui';
import { ThemeProvider } from '@backbeat/ui/styling';
import { type ReactElement, useState } from 'react';
import { Provider } from 'react-redux';
import { Link } from 'react-router';
import { PageBoundary } from './chrome/PageBoundary.tsx';
import { HydrationScope } from './hydration/HydrationScope.tsx';
import { isFile } from './navigation/isFile.ts';
import { createStore } from './store/createStore.ts';

/** The anchor of the component library's links: React Router's. */
const RouterLink = ({ href = '', ...rest }: AnchorProps) => (
  <Link to={href} discover="none" reloadDocument={isFile(href)} {...rest} />
);

/** What every page is in: an error boundary, the store, the colour scheme, and links that the router follows. */
export const SiteApp = ({ children }: { readonly children: ReactElement }) => {
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
