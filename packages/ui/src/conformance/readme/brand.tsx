import { Button, SiteHeader } from '@backbeat/ui';
import { GlobalStyles, StyleProvider, ThemeProvider } from '@backbeat/ui/styling';
import type { ThemeTokens } from '@backbeat/ui/tokens';

const brand: ThemeTokens = {
  'r-m': '4px',
  'font-display': 'Georgia, serif',
  light: { pink: '#0b57d0', 'pink-hover': '#0842a0', 'pink-press': '#062e6f', 'on-pink': '#ffffff' },
  dark: { pink: '#a8c7fa', 'pink-hover': '#c2d7fb', 'pink-press': '#8ab4f8', 'on-pink': '#062e6f' },
};

export const BrandedApp = () => (
  <StyleProvider>
    <GlobalStyles />
    <ThemeProvider tokens={brand}>
      <SiteHeader name="Lotus" logo={<img src="/lotus.svg" alt="" height={30} />} inFlow />
      <Button variant="primary">Sign up</Button>
    </ThemeProvider>
  </StyleProvider>
);
