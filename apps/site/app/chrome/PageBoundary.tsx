import { Button, Container, Heading, LinkButton, Row, Stack, Text } from '@backbeat/ui';
import { css, styled, ThemeProvider } from '@backbeat/ui/styling';
import { Component, type MouseEvent, type ReactNode, useEffect } from 'react';
import { reportError } from '../analytics/track.ts';

interface Props {
  readonly children: ReactNode;
}

interface Failure {
  readonly failure: { readonly error: unknown } | null;
}

const Page = styled(Container, {
  base: css`display: grid; align-content: center; min-block-size: 100vh; padding-block: 64px;`,
});

/** Loads the home page anew: the router, which would follow the link, may be what failed. */
const loadHome = (event: MouseEvent) => {
  event.preventDefault();
  location.assign('/');
};

/** The page after an error. It uses no store, session or router link, as any of them may have failed. */
export const PageFailed = ({ error }: { readonly error?: unknown }) => {
  useEffect(() => reportError(error), [error]);
  return (
    <ThemeProvider>
      <main>
        <Page>
          <Stack gap={4}>
            <Heading level={1}>Something went wrong</Heading>
            <Text tone="muted">This page could not be shown. Loading it again often helps.</Text>
            <Row>
              <Button variant="primary" onClick={() => location.reload()}>
                Try again
              </Button>
              <LinkButton href="/" onClick={loadHome}>
                Back to home
              </LinkButton>
            </Row>
          </Stack>
        </Page>
      </main>
    </ThemeProvider>
  );
};

/** Shows `PageFailed` in place of a page that threw. */
export class PageBoundary extends Component<Props, Failure> {
  static getDerivedStateFromError(error: unknown): Failure {
    return { failure: { error } };
  }

  override state: Failure = { failure: null };

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <PageFailed error={failure.error} />;
  }
}
