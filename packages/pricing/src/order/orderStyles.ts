import { StepGrid } from '@backbeat/ui';
import { css, from, styled } from '@backbeat/ui/styling';

/** The order, sticky beside the form. */
export const Box = styled('aside', {
  base: css`
    border-radius: var(--bb-r-l);
    background: var(--bb-raised);
    box-shadow: inset 0 0 0 1px var(--bb-rule);
    overflow: clip;
    ${from(992)} { position: sticky; inset-block-start: 96px; }
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

/** Three rows of art, one in low windows, so that the button below is on the first screen. */
export const Art = styled(StepGrid, {
  base: css`${from(992)} { @media (height < 960px) { margin-block-start: -16.6%; } }`,
});

/** The inside of the box, under its picture. */
export const Inside = styled('div', {
  base: css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; padding: clamp(20px, 2.4vw, 32px);`,
});

/** Amounts at the end of their lines, the total set large. */
export const Lines = styled('dl', {
  base: css`
    display: grid;
    gap: 10px;
    font-variant-numeric: tabular-nums lining-nums;
    & dt { flex: none; max-inline-size: 62%; color: var(--bb-muted); }
    & dd { text-align: end; text-wrap: balance; }
    & [data-tone="off"] > * { color: var(--bb-teal); }
    & [data-tone="total"] {
      align-items: baseline;
      padding-block-start: 16px;
      margin-block-start: 6px;
      border-block-start: 1px solid var(--bb-rule);
      & > dt { color: var(--bb-text); font-weight: 600; }
      & > dd { font: 800 2.25rem/1 var(--bb-font-display); letter-spacing: -.04em; }
    }
    &[aria-busy="true"] dd { color: var(--bb-muted); }
  `,
});

/** A name and its amount. */
export const Line = styled('div', { base: css`display: flex; justify-content: space-between; gap: 16px;` });

/** What comes later, opened on demand. */
export const Later = styled('details', {
  base: css`
    font-size: var(--bb-fs-small);
    font-variant-numeric: tabular-nums lining-nums;
    & > summary { inline-size: fit-content; cursor: pointer; }
    & > summary:not(:hover) { color: var(--bb-muted); }
  `,
});

/** The payments, each in a line. */
export const Payments = styled('ol', {
  base: css`
    display: grid;
    gap: 6px;
    padding-block-start: 12px;
    & > li { display: flex; justify-content: space-between; gap: 16px; color: var(--bb-muted); }
  `,
});

/** What a payment comes to. */
export const PaymentAmount = styled('b', { base: css`color: var(--bb-text); font-weight: 600;` });
