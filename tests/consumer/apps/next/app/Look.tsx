'use client';

import { GlobalStyles, StreamedStyleProvider, ThemeProvider } from '@backbeat/ui/styling';
import { ServerInsertedHTMLContext } from 'next/navigation';
import { type ReactNode, use } from 'react';

export const Look = ({ children }: { children: ReactNode }) => (
  <StreamedStyleProvider insertHtml={use(ServerInsertedHTMLContext)}>
    <GlobalStyles />
    <ThemeProvider>{children}</ThemeProvider>
  </StreamedStyleProvider>
);
