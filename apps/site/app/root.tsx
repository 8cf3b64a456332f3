import { GlobalStyles } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Chrome } from './chrome/Chrome.tsx';
import { PageFailed } from './chrome/PageFailed.tsx';
import { PageWaiting } from './chrome/PageWaiting.tsx';
import { Providers } from './Providers.tsx';
import { fonts, SiteHead } from './seo/SiteHead.tsx';
import { useTellAlive } from './start/useTellAlive.ts';

export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en" suppressHydrationWarning>
    <head>
      <SiteHead />
      <Meta />
      <Links />
    </head>
    <body>
      <GlobalStyles fonts={fonts} />
      {children}
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);

const Root = () => {
  useTellAlive();
  return (
    <Providers>
      <Chrome>
        <Outlet />
      </Chrome>
    </Providers>
  );
};

/** The fallback file: what an address without a page of its own shows until the scripts know its route. */
export const HydrateFallback = () => (
  <Providers>
    <Chrome>
      <PageWaiting />
    </Chrome>
  </Providers>
);

export const ErrorBoundary = PageFailed;

export default Root;
