import { Container, Heading, Skeleton, Stack, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { readerMark } from './readerMark.ts';

const Waiting = styled(Stack, { base: css`@media (scripting: none) { display: none; }` });

const Room = styled('div', {
  base: css`min-block-size: 100vh; padding-block-start: clamp(116px, 11vw, 160px);`,
});

/** Room for a page that is on its way, and a word for those whose browser runs no scripts. */
export const PageWaiting = () => (
  <Room>
    <Container>
      <noscript {...{ [readerMark]: 'waiting' }}>
        <Heading level={1}>This page needs JavaScript</Heading>
        <Text size="lead">
          Switch it on to go on, or go <a href="/">back to home</a>.
        </Text>
      </noscript>
      <noscript {...{ [readerMark]: 'lost' }}>
        <Heading level={1}>Page not found</Heading>
        <Text size="lead">
          Sorry, we can not find that page. Go <a href="/">back to home</a>.
        </Text>
      </noscript>
      <Waiting aria-busy="true">
        <Skeleton shape="heading" width="half" />
        <Skeleton width="most" />
        <Skeleton width="third" />
      </Waiting>
    </Container>
  </Room>
);
