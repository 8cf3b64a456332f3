import { below, css, from, styled } from '@backbeat/ui/styling';

/** The page's two columns; one below 992 px, with room for the pay bar at the end. */
export const Columns = styled('div', {
  base: css`
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(32px, 5vw, 88px);
    align-items: start;
    inline-size: 100%;
    max-inline-size: calc(var(--bb-page) + 2 * var(--bb-gutter));
    margin-inline: auto;
    padding: 116px var(--bb-gutter) var(--bb-section);
    ${from(992)} { grid-template-columns: minmax(0, 1fr) minmax(320px, 440px); }
    ${below(992)} { padding-block: 92px 172px; }
  `,
});

export const Main = styled('div', {
  base: css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 44px;`,
});

export const Part = styled('section', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  `,
});

/** The order's own button, and what stands beside it, give way to the pay bar on small screens. */
export const FromDesktop = styled('div', {
  base: css`display: grid; gap: 12px; ${below(992)} { display: none; }`,
});
