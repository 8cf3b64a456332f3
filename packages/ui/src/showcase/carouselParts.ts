'use client';

import { css, styled } from '../styling/index.ts';

const edge = 'max(var(--bb-gutter), calc(50vw - var(--bb-page) / 2))';

/** As wide as the window, also inside a container. */
export const Bleed = styled('div', { base: css`margin-inline: calc(50% - 50vw);` });

/** Scrolls natively until the script is there, then is dragged. */
export const Viewport = styled('div', {
  base: css`
    overflow-x: auto;
    overflow-y: clip;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    padding-inline: ${edge};
    scroll-padding-inline: ${edge};
    padding-block: 4px;
    &[data-ready] { overflow-x: clip; scroll-snap-type: none; cursor: grab; }
    &[data-ready]:active { cursor: grabbing; }
  `,
});

/** The slides in a row. */
export const Track = styled('ul', {
  base: css`
    display: flex;
    gap: var(--bb-gap);
    & > li { flex: none; scroll-snap-align: start; }
  `,
});
