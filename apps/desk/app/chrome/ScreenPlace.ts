import { Container } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';

/** Where a screen stands: on the page's grid, with the same room above and below. */
export const ScreenPlace = styled(Container, { base: css`padding-block: 24px 80px;` });
