import '@backbeat/payments/styles.css';
import displayFont from '@backbeat/ui/fonts/bricolage-grotesque-display.woff2?url';
import textFont from '@backbeat/ui/fonts/instrument-sans-text.woff2?url';
import { GlobalStyles, StyleProvider, ThemeProvider } from '@backbeat/ui/styling';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <StyleProvider>
        <GlobalStyles fonts={{ display: displayFont, text: textFont }} />
        <ThemeProvider>
          <QueryClientProvider client={new QueryClient()}>
            <App />
          </QueryClientProvider>
        </ThemeProvider>
      </StyleProvider>
    </StrictMode>,
  );
}
