import { below, css, styled } from '@backbeat/ui/styling';

/** One row per feature, one column per plan; under 768 px the feature is a line of its own over its values. */
export const ComparisonRoot = styled('table', {
  base: css`
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
    font-variant-numeric: tabular-nums lining-nums;
    & th, & td { padding: 16px 14px; border-block-end: 1px solid var(--bb-rule); text-align: center; vertical-align: middle; overflow-wrap: anywhere; }
    & thead th {
      position: sticky;
      inset-block-start: var(--bb-compare-heads-at, 64px);
      z-index: 2;
      padding-block: 20px;
      background: var(--bb-ground);
      border-block-end: 2px solid var(--bb-line);
      font: 700 1.375rem/1.1 var(--bb-font-display);
      letter-spacing: -.02em;
    }
    & thead small { display: block; margin-block-start: 4px; color: var(--bb-muted); font: 400 var(--bb-fs-small)/1.3 var(--bb-font-text); letter-spacing: 0; }
    & th:first-of-type { inline-size: 30%; padding-inline-start: 0; text-align: start; font-weight: 500; }
    & tbody tr:hover > * { background: var(--bb-raised); }
    & [data-high] { background: var(--bb-raised); }
    & thead [data-high] { border-radius: var(--bb-r-l) var(--bb-r-l) 0 0; }
    & thead [data-high]::before {
      content: "";
      position: absolute;
      inset-inline: calc(50% - 24px);
      inset-block-start: 10px;
      border: 2px solid var(--bb-pink);
      border-radius: 2px;
    }
    & tfoot td, & tfoot th { border: 0; padding: 24px 8px; }
    & tfoot [data-high] { border-radius: 0 0 var(--bb-r-l) var(--bb-r-l); }
    & tfoot td > * { padding-inline: 12px; max-inline-size: 100%; }
    ${below(768)} {
      &, & tbody, & tfoot { display: block; }
      & thead { display: block; position: sticky; inset-block-start: var(--bb-compare-heads-at, 60px); z-index: 2; }
      & tr { display: flex; flex-wrap: wrap; border-block-end: 1px solid var(--bb-rule); }
      & th, & td { flex: 1 1 0; min-inline-size: 0; border: 0; padding: 10px 4px 14px; }
      & tbody th:first-of-type { flex: 1 0 100%; padding: 16px 0 0; }
      & thead th { position: static; padding-block: 14px; padding-inline: 2px; font-size: 1rem; }
      & thead small { font-size: var(--bb-fs-tiny); }
      & thead th:first-of-type, & tfoot th:first-of-type { position: absolute; flex: none; inline-size: 1px; block-size: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
      & tbody tr:hover > * { background: none; }
      & [data-high] { background: none; }
      & thead [data-high] { position: relative; inset-block-start: auto; border-radius: 0; background: var(--bb-ground); }
      & thead [data-high]::before { inset-block-start: 2px; }
      & tfoot td { padding-inline: 4px; }
      & tfoot td > * { padding-inline: 4px; font-size: var(--bb-fs-tiny); inline-size: 100%; }
    }
  `,
});

/** Centres a tick in its cell. */
export const TickPlace = styled('span', { base: css`display: grid; place-items: center;` });
