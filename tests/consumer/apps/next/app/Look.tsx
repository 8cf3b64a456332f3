'use client';

import { GlobalStyles, StyleProvider, ThemeProvider } from '@backbeat/ui/styling';
import { useServerInsertedHTML } from 'next/navigation';
import type { ReactNode } from 'react';

export const Look = ({ children }: { children: ReactNode }) => (
  <StyleProvider insertHtml={useServerInsertedHTML}>
    <GlobalStyles />
    <ThemeProvider>{children}</ThemeProvider>
  </StyleProvider>
);
