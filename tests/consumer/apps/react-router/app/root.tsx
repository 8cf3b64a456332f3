import { type AnchorProps, LinkProvider } from '@backbeat/ui';
import { GlobalStyles, StyleProvider, ThemeProvider } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

const Anchor = ({ href = '/', ...rest }: AnchorProps) => <Link to={href} {...rest} />;

export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <Meta />
      <Links />
    </head>
    <body>
      <StyleProvider>
        <GlobalStyles />
        <ThemeProvider>
          <LinkProvider value={Anchor}>{children}</LinkProvider>
        </ThemeProvider>
      </StyleProvider>
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);

const App = () => <Outlet />;

export default App;
