import { css, styled } from '@backbeat/ui/styling';

/** The card, clipped around its band. */
export const Card = styled('article', {
  base: css`
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border-radius: var(--bb-r-l);
    overflow: clip;
    @media (forced-colors: active) { border: 1px solid; }
  `,
  variants: {
    variant: {
      /* Parts on the lighter ground are lighter still. */
      primary: css`background: var(--bb-lift); --bb-badge-ground: var(--bb-hover); --bb-overlay: var(--bb-hover);`,
      secondary: css`background: var(--bb-raised);`,
    },
    edge: {
      primary: css`box-shadow: inset 0 0 0 2px var(--bb-pink);`,
      secondary: css`box-shadow: inset 0 0 0 1px var(--bb-rule);`,
      current: css`box-shadow: inset 0 0 0 2px var(--bb-teal);`,
    },
  },
});

/** The inside of a card under its band. */
export const Inside = styled('div', {
  base: css`
    display: flex;
    flex-direction: column;
    flex: 1;
    gap: 22px;
    padding: clamp(20px, 2.6vw, 36px);
  `,
});

/** Title and line below. */
export const Head = styled('div', {
  base: css`
    display: grid;
    gap: 6px;
    & > :first-child { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; }
    & > p { color: var(--bb-muted); }
  `,
});

/** The action, and the quiet link beside it. */
export const Actions = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    padding-block-end: 6px;
    & > :first-child, & > [data-period] { flex: 1 1 150px; }
  `,
});

/** The band over a card. */
export const Band = styled('p', {
  base: css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-block-size: 44px;
    padding: 8px clamp(20px, 2.6vw, 36px);
    font-size: var(--bb-fs-small);
  `,
  variants: {
    tone: {
      sun: css`background: var(--bb-sun); color: var(--bb-on-sun); font-weight: 650; & > [aria-hidden] { opacity: .9; }`,
      quiet: css`background: var(--bb-cell-1); color: var(--bb-text); font-weight: 500;`,
    },
  },
});

/** The skeleton of price and action, as high as they are. */
export const WaitingLines = styled('div', {
  base: css`
    --bb-cell-1: var(--bb-hover);
    display: grid;
    gap: 14px;
    align-content: start;
    & > :first-child { block-size: calc(var(--bb-fs-price) * .95); }
    & > :last-child { margin-block: 8px 6px; max-inline-size: none; }
  `,
});
