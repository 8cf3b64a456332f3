import { css, styled } from '@backbeat/ui/styling';

/**
 * Where a message comes that is read out: it is only where its place stood on the page before. Empty, it takes no room
 * in the grid around it; without the role of a status, screen readers pass it by then.
 *
 * @example <StatusPlace aria-live="polite">{isSent ? 'Thank you' : null}</StatusPlace>
 */
export const StatusPlace = styled('div', { base: css`&:empty { position: absolute; }` });
