import { css, styled } from '@backbeat/ui/styling';

/** The card, clipped around its band. */
export const Card = styled('article', {
  base: css`
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border-radius: var(--r-l);
    overflow: clip;
    @media (forced-colors: active) { border: 1px solid; }
  `,
  variants: {
    variant: {
      /* Parts on the lighter ground are lighter still. */
      primary: css`background: var(--lift); --badge-ground: var(--hover); --overlay: var(--hover);`,
      secondary: css`background: var(--raised);`,
    },
    edge: {
      primary: css`box-shadow: inset 0 0 0 2px var(--pink);`,
      secondary: css`box-shadow: inset 0 0 0 1px var(--rule);`,
      current: css`box-shadow: inset 0 0 0 2px var(--teal);`,
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
    & > h2, & > h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; }
    & > p { color: var(--muted); }
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
    & > :first-child { flex: 1 1 150px; }
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
    font-size: var(--fs-small);
  `,
  variants: {
    tone: {
      sun: css`background: var(--sun); color: var(--on-sun); font-weight: 650; & > [aria-hidden] { opacity: .9; }`,
      quiet: css`background: var(--cell-1); color: var(--text); font-weight: 500;`,
    },
  },
});

/** The skeleton of price and action, as high as they are. */
export const WaitingLines = styled('div', {
  base: css`
    --cell-1: var(--hover);
    display: grid;
    gap: 14px;
    align-content: start;
    & > :first-child { block-size: calc(var(--fs-price) * .95); }
    & > :last-child { margin-block: 8px 6px; max-inline-size: none; }
  `,
});
