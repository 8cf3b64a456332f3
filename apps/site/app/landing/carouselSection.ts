import { css, styled } from '@backbeat/ui/styling';

/** A section whose carousel brings its own heading line. */
export const CarouselSection = styled('section', {
  base: css`
    padding-block: 0 var(--section);
    overflow-x: clip;
  `,
});

export const BarSpace = styled('div', { base: css`margin-block-end: clamp(28px, 3vw, 44px);` });
