import { below, css, from, styled } from '@backbeat/ui/styling';

const entry = css`
  display: grid;
  grid-template-columns: 24px 1fr;
  gap: 4px;
  color: var(--bb-muted);
  font-size: var(--bb-fs-small);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.35;
  text-wrap: balance;
  text-decoration: none;
`;

export const Aside = styled('nav', {
  base: css`
    position: sticky;
    inset-block-start: 96px;
    display: grid;
    gap: 2px;
    max-block-size: calc(100vh - 128px);
    overflow-y: auto;
    scrollbar-width: thin;
    & a { ${entry} padding: 7px 10px; border-radius: 10px; }
    & a:hover { background: var(--bb-raised); color: var(--bb-text); }
    & a[aria-current] { background: var(--bb-overlay); color: var(--bb-text); font-weight: 600; }
    ${below(992)} { display: none; }
    @media print { display: none; }
  `,
});

export const AsideTitle = styled('h2', {
  base: css`margin-block-end: 8px; font: 600 var(--bb-fs-small)/1.3 var(--bb-font-text); letter-spacing: 0; color: var(--bb-muted);`,
});

export const Fold = styled('details', {
  base: css`
    ${from(992)} { display: none; }
    & summary {
      display: flex;
      justify-content: space-between;
      align-items: center;
      min-block-size: 52px;
      padding: 10px 16px;
      border-radius: var(--bb-r-m);
      box-shadow: inset 0 0 0 1.5px var(--bb-line);
      font-weight: 600;
      cursor: pointer;
      list-style: none;
    }
    @media print { display: none; }
  `,
});

export const FoldLinks = styled('nav', {
  base: css`display: grid; gap: 2px; padding-block: 8px; & a { ${entry} padding: 9px 16px; }`,
});
