import { type AnchorProps, EmptyState, LinkProvider } from '@backbeat/ui';
import displayFont from '@backbeat/ui/fonts/bricolage-grotesque-display.woff2?url';
import textFont from '@backbeat/ui/fonts/instrument-sans-text.woff2?url';
import { GlobalStyles, StyleProvider, ThemeProvider } from '@backbeat/ui/styling';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router';
import { DeskBoundary } from './chrome/DeskBoundary.tsx';
import { DeskRoutes } from './DeskRoutes.tsx';
import { SessionGate } from './session/SessionGate.tsx';
import { openServices, StaffContext } from './session/StaffServices.ts';

const RouterLink = ({ href = '', ...rest }: AnchorProps) => <Link to={href} discover="none" {...rest} />;

const Look = ({ children }: { readonly children: ReactNode }) => (
  <StrictMode>
    <StyleProvider>
      <GlobalStyles fonts={{ display: displayFont, text: textFont }} />
      <ThemeProvider>
        <LinkProvider value={RouterLink}>
          <DeskBoundary>{children}</DeskBoundary>
        </LinkProvider>
      </ThemeProvider>
    </StyleProvider>
  </StrictMode>
);

const place = document.getElementById('desk');
if (place === null) throw new Error('The document has no #desk to draw in.');
const root = createRoot(place);

try {
  const services = await openServices();
  root.render(
    <Look>
      <StaffContext value={services}>
        <QueryClientProvider client={services.cache}>
          <BrowserRouter>
            <SessionGate>
              <DeskRoutes />
            </SessionGate>
          </BrowserRouter>
        </QueryClientProvider>
      </StaffContext>
    </Look>,
  );
} catch (error) {
  console.error(error);
  root.render(
    <Look>
      <EmptyState title="The desk cannot start here">
        It needs a browser that keeps a key for it: leave private windows, allow storage, and load the page
        again.
      </EmptyState>
    </Look>,
  );
}
