'use client';

import { GlobalStyles, StyleProvider, ThemeProvider } from '@backbeat/ui/styling';
import { ServerInsertedHTMLContext } from 'next/navigation';
import { type ReactNode, use } from 'react';

export const Look = ({ children }: { children: ReactNode }) => (
  <StyleProvider insertHtml={use(ServerInsertedHTMLContext)}>
    <GlobalStyles />
    <ThemeProvider>{children}</ThemeProvider>
  </StyleProvider>
);
