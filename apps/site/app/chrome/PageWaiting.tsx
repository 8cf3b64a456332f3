import { Container, Heading, Skeleton, Stack, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';

const Waiting = styled(Stack, { base: css`@media (scripting: none) { display: none; }` });

const Root = styled('div', {
  base: css`min-block-size: 100vh; padding-block-start: clamp(116px, 11vw, 160px);`,
});

const words = {
  waiting: { title: 'This page needs JavaScript', text: 'Switch it on to go on, or go ' },
  lost: { title: 'Page not found', text: 'Sorry, we can not find that page. Go ' },
} as const;

/** What a page without a file of its own is waiting for: its scripts, or nothing, because there is none. */
export type PageWaitingFor = keyof typeof words;

/** Room for a page that is on its way, and a word for those whose browser runs no scripts. */
export const PageWaiting = ({ kind }: { readonly kind: PageWaitingFor }) => (
  <Root>
    <Container>
      <noscript>
        <Heading level={1}>{words[kind].title}</Heading>
        <Text size="lead">
          <span>{words[kind].text}</span>
          <a href="/">back to home</a>.
        </Text>
      </noscript>
      <Waiting aria-busy="true">
        <Skeleton shape="heading" width="half" />
        <Skeleton width="most" />
        <Skeleton width="third" />
      </Waiting>
    </Container>
  </Root>
);
