import { Grid } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { PageTitle } from '../components/settingsStyles.ts';

/** Everything on the page that paper does without. */
export const ScreenOnly = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    justify-items: start;
    & > * { inline-size: 100%; }
    @media print { display: none; }
  `,
});

/** The receipt names itself on paper. */
export const Title = styled(PageTitle, { base: css`@media print { display: none; }` });

/** The list: columns side by side, two lines to an invoice where there is no room for them. */
export const Ledger = styled('table', {
  base: css`
    inline-size: 100%;
    border-collapse: collapse;
    line-height: 1.35;
    font-variant-numeric: tabular-nums lining-nums;
    & th { padding: 0 12px 10px 0; color: var(--bb-muted); font: 500 var(--bb-fs-small)/1.3 var(--bb-font-text); text-align: start; }
    & td { padding: 12px 12px 12px 0; border-block-start: 1px solid var(--bb-rule); vertical-align: middle; }
    & tr > :last-child { padding-inline-end: 0; text-align: end; }
    & [data-amount] { padding-inline-end: 28px; text-align: end; white-space: nowrap; }
    & td[data-amount] { font-weight: 600; }
    ${below(576)} {
      &, & tbody { display: block; }
      & thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
      & tbody tr {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 4px 12px;
        padding-block: 14px;
        border-block-start: 1px solid var(--bb-rule);
      }
      & tbody tr:first-of-type { padding-block-start: 0; border: 0; }
      & tbody tr:last-of-type { padding-block-end: 0; }
      & td { padding: 0; border: 0; }
      & td:nth-of-type(1) { grid-row: 2; color: var(--bb-muted); font-size: var(--bb-fs-small); }
      & td:nth-of-type(2) { grid-row: 1; }
      & td[data-amount] { grid-area: 1 / 2; padding: 0; }
      & td:nth-of-type(4) { grid-row: 3; margin-block-start: 4px; }
      & td:last-child { grid-area: 2 / 2 / span 2; align-self: end; }
    }
  `,
});

export const InvoiceNumber = styled('small', {
  base: css`display: block; color: var(--bb-muted); font-size: var(--bb-fs-tiny);`,
});

/** Below the state, for a payment that can be had back. */
export const Refund = styled('small', {
  base: css`display: block; margin-block-start: 6px; font-size: var(--bb-fs-small);`,
});

/** The receipt, on the screen a sheet of its own, on paper the whole page. */
export const Sheet = styled('article', {
  base: css`
    display: grid;
    gap: 18px;
    padding: clamp(18px, 2.4vw, 28px);
    border-radius: 20px;
    background: var(--bb-sunken);
    box-shadow: inset 0 0 0 1px var(--bb-rule);
    font-variant-numeric: tabular-nums lining-nums;
    @media (forced-colors: active) { border: 1px solid; }
    @media print { padding: 0; border-radius: 0; box-shadow: none; break-inside: avoid; }
  `,
});

export const SheetHead = styled('header', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: 12px 24px;
  `,
});

export const SheetMeta = styled('p', {
  base: css`color: var(--bb-muted); font-size: var(--bb-fs-small); line-height: 1.45; text-align: end;`,
});

/** What a document is called, and how it stands with one that was not paid. */
export const SheetName = styled('b', { base: css`display: block; color: var(--bb-text); font-weight: 600;` });

/** Who sells, and whom the receipt is for, line by line. */
export const Party = styled('address', {
  base: css`
    font-style: normal;
    line-height: 1.5;
    overflow-wrap: anywhere;
    & > * { display: block; }
    &:not([data-recipient]) { color: var(--bb-muted); font-size: var(--bb-fs-small); }
    &[data-recipient] > :first-child { font-weight: 600; }
  `,
});

export const SheetFoot = styled('footer', {
  base: css`color: var(--bb-muted); font-size: var(--bb-fs-small);`,
});

/** The receipt's lines with their amounts. */
export const Amounts = styled('dl', {
  base: css`
    display: grid;
    & > * { display: flex; align-items: baseline; justify-content: space-between; gap: 24px; padding-block: 7px; }
    & dt { min-inline-size: 0; color: var(--bb-muted); overflow-wrap: anywhere; }
    & dd { white-space: nowrap; }
    & > [data-tone="off"] :is(dt, dd) { color: var(--bb-teal); }
    & > [data-tone="total"] { margin-block-start: 7px; padding-block-start: 14px; border-block-start: 1px solid var(--bb-rule); }
    & > [data-tone="total"] dt { color: var(--bb-text); font-weight: 600; }
    & > [data-tone="total"] dd { font: 750 1.75rem/1.1 var(--bb-font-display); letter-spacing: -.025em; }
  `,
});

/** Company and tax number side by side, the address below. */
export const DetailsFields = styled(Grid, { base: css`& > :last-child { grid-column: 1 / -1; }` });
