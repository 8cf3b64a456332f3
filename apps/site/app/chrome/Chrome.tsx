import { SkipLink } from '@backbeat/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AnalyticsGate } from '../analytics/AnalyticsGate.tsx';
import { ModalsHost, SessionProvider } from '../features/session/index.ts';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { pageChrome } from './pageChrome.ts';
import { RouteProgress } from './RouteProgress.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** The frame around every page: header, content, footer, the session and its modals. */
export const Chrome = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const chrome = pageChrome(pathname);
  useFocusOnNavigation();
  if (chrome === null) return <SessionProvider>{children}</SessionProvider>;
  return (
    <SessionProvider>
      <SkipLink href="#main">Skip to content</SkipLink>
      <RouteProgress />
      <PageHeader chrome={chrome} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {chrome.footer === 'hidden' ? null : <PageFooter minimal={chrome.footer === 'minimal'} />}
      <ModalsHost />
      <AnalyticsGate />
    </SessionProvider>
  );
};
