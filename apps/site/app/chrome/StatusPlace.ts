import { css, styled } from '@backbeat/ui/styling';

/**
 * The place of a message that screen readers announce: they announce only what comes into a place that was there
 * before. Empty, it takes no room and is passed by.
 *
 * @example <StatusPlace aria-live="polite">{isSent ? 'Thank you' : null}</StatusPlace>
 */
export const StatusPlace = styled('div', { base: css`&:empty { position: absolute; }` });
