import { Container, Heading, LinkButton, Text } from '@backbeat/ui';
import { NotFoundArt } from '@backbeat/ui/blocks';
import { below, css, styled } from '@backbeat/ui/styling';

const Lost = styled(Container, {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    gap: clamp(32px, 6vw, 96px);
    align-items: center;
    min-block-size: max(560px, 72vh);
    padding-block: 128px 64px;
    ${below(992)} { grid-template-columns: minmax(0, 9fr) minmax(0, 8fr); }
    ${below(768)} {
      grid-template-columns: minmax(0, 1fr);
      align-content: center;
      & > :last-child { order: -1; }
    }
  `,
});

const Words = styled('div', { base: css`display: grid; gap: 18px; justify-items: start;` });

/** What stands where no page is. */
export const NotFoundView = () => (
  <Lost>
    <Words>
      <Heading level={1}>Page not found</Heading>
      <Text tone="muted">Sorry, we can not find that page.</Text>
      <LinkButton variant="primary" href="/">
        Back to home
      </LinkButton>
    </Words>
    <NotFoundArt />
  </Lost>
);
