import { Container } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';

/** A page around one sheet, such as a gift. */
export const SheetPage = styled(Container, {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: clamp(20px, 2.4vw, 32px);
    max-inline-size: 52rem;
    min-block-size: 80vh;
    padding-block: clamp(116px, 11vw, 160px) var(--bb-section);
  `,
});
