import { css, styled } from '@backbeat/ui/styling';

/**
 * Where a message comes that is read out: a status is only if it stood on the page before its message. Empty, it takes
 * no room in the grid around it.
 *
 * @example <StatusPlace role="status">{isSent ? 'Thank you' : null}</StatusPlace>
 */
export const StatusPlace = styled('div', { base: css`&:empty { position: absolute; }` });
