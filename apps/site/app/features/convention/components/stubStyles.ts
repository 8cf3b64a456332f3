import { below, css, styled } from '@backbeat/ui/styling';

export const BigPerks = styled('ul', {
  base: css`
    border-block-start: 2px solid var(--bb-line);
    & > li {
      display: grid;
      grid-template-columns: 24px minmax(0, 1fr);
      gap: 12px;
      align-items: center;
      min-block-size: 64px;
      padding-block: 12px;
      border-block-end: 1px solid var(--bb-rule);
      font: 600 var(--bb-fs-h3)/1.25 var(--bb-font-display);
      letter-spacing: -.012em;
    }
  `,
});

export const Stubs = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--bb-gap);
    ${below(768)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

/** Name and price of a ticket. */
export const StubHead = styled('div', { base: css`display: grid; gap: 18px;` });

/** One of the two tickets. */
export const Stub = styled('article', {
  base: css`
    display: grid;
    gap: 24px;
    align-content: space-between;
    padding: clamp(22px, 2.8vw, 40px);
    border-radius: var(--bb-r-l);
  `,
  variants: {
    look: {
      primary: css`background: var(--bb-lift); box-shadow: inset 0 0 0 2px var(--bb-pink);`,
      secondary: css`background: var(--bb-raised); box-shadow: inset 0 0 0 1px var(--bb-rule);`,
    },
  },
});
