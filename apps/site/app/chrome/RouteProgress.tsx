import { css, keyframes, styled } from '@backbeat/ui/styling';
import { useIsPending } from '../navigation/pending.ts';

const sweep = keyframes`from { transform: translateX(-100%); } to { transform: translateX(100%); }`;

/** Appears only when a page takes longer than a moment. */
const appear = keyframes`0%, 99% { opacity: 0; } 100% { opacity: 1; }`;

const Line = styled('div', {
  base: css`
    position: fixed;
    z-index: 70;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: 4px;
    overflow: hidden;
    animation: ${appear} 200ms;
    &::after {
      content: "";
      display: block;
      block-size: 100%;
      background: var(--bb-pink);
      animation: ${sweep} calc(2 * var(--bb-beat)) linear infinite;
    }
  `,
});

/** A line at the upper edge while the next page is on its way. */
export const RouteProgress = () =>
  useIsPending() ? <Line role="progressbar" aria-label="The next page is loading" /> : null;
