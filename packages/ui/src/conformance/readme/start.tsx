import { Button, Container, Heading, SiteHeader, Stack, Text } from '@backbeat/ui';
import displayFont from '@backbeat/ui/fonts/bricolage-grotesque-display.woff2?url';
import textFont from '@backbeat/ui/fonts/instrument-sans-text.woff2?url';
import { css, GlobalStyles, StyleProvider, styled, ThemeProvider } from '@backbeat/ui/styling';
import { createRoot } from 'react-dom/client';

const Page = styled(Container, { base: css`padding-block: var(--bb-section);` });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StyleProvider>
      <GlobalStyles fonts={{ display: displayFont, text: textFont }} />
      <ThemeProvider>
        <SiteHeader name="My app" inFlow />
        <Page>
          <Stack align="start">
            <Heading level={1}>Hello</Heading>
            <Text size="lead">Stations and tracks cleared for live streams.</Text>
            <Button variant="primary">Sign up</Button>
          </Stack>
        </Page>
      </ThemeProvider>
    </StyleProvider>,
  );
}
