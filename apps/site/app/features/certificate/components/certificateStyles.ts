import { Heading, Notice, StepGrid } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';

/** What has no use on paper. */
export const ScreenOnly = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    @media print { display: none; }
  `,
});

/** What the browser has found out; paper proves nothing by saying so. */
export const Found = styled(Notice, { base: css`@media print { display: none; }` });

export const NotOnPaper = styled('div', { base: css`@media print { display: none; }` });

/** What has no use on a screen, which has the file. */
export const PaperOnly = styled('figure', {
  base: css`
    display: none;
    margin: 0;
    break-inside: avoid;
    @media print { display: flex; gap: 20px; align-items: end; }
  `,
});

/** Dark on white, whatever the colors of the page. */
export const PaperSquare = styled('svg', {
  base: css`flex: none; background: #fff; fill: #000; print-color-adjust: exact;`,
});

export const PaperCaption = styled('figcaption', {
  base: css`max-inline-size: 40ch; font-size: var(--bb-fs-small);`,
});

export const Sheet = styled('article', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) 232px;
    overflow: clip;
    border-radius: var(--bb-r-l);
    background: var(--bb-lift);
    box-shadow: inset 0 0 0 2px var(--bb-teal);
    break-inside: avoid;
    ${below(768)} { grid-template-columns: minmax(0, 1fr); }
    @media print { background: none; }
    @media (forced-colors: active) { border: 2px solid; }
  `,
  variants: { changed: { true: css`box-shadow: inset 0 0 0 2px var(--bb-sun-text);` } },
});

export const SheetTitle = styled(Heading, {
  base: css`overflow-wrap: anywhere; font-size: clamp(1.5rem, 1.3rem + .9vw, 2rem); letter-spacing: -.02em;`,
});

export const Inside = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    align-content: start;
    padding: clamp(20px, 2.8vw, 36px);
  `,
});

export const SheetHead = styled('header', { base: css`display: grid; gap: 6px;` });

export const Fields = styled('dl', {
  base: css`
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 14px 24px;
    font-variant-numeric: tabular-nums lining-nums;
    & > [data-wide] { grid-column: 1 / -1; }
    & dt { color: var(--bb-muted); font-size: var(--bb-fs-small); }
    & dd { font-weight: 600; line-height: 1.4; overflow-wrap: anywhere; }
    ${below(576)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

export const Periods = styled('ol', {
  base: css`display: grid; gap: 6px; margin: 0; padding: 0; list-style: none;`,
});

export const Detail = styled('small', {
  base: css`display: block; color: var(--bb-muted); font-size: var(--bb-fs-small); font-weight: 400;`,
});

export const Signature = styled('div', {
  base: css`
    display: grid;
    align-content: space-between;
    gap: 16px;
    padding: clamp(20px, 2.4vw, 28px);
    background: var(--bb-ground);
    box-shadow: inset 0 0 0 2px var(--bb-teal);
    border-start-end-radius: var(--bb-r-l);
    border-end-end-radius: var(--bb-r-l);
    color: var(--bb-muted);
    font-size: var(--bb-fs-small);
    line-height: 1.4;
    overflow-wrap: anywhere;
    ${below(768)} { border-radius: 0 0 var(--bb-r-l) var(--bb-r-l); }
    @media print { background: none; }
  `,
  variants: { changed: { true: css`box-shadow: inset 0 0 0 2px var(--bb-sun-text);` } },
});

/** What the signature looks like. */
export const Pattern = styled(StepGrid, {
  base: css`inline-size: 100%; max-inline-size: 220px; print-color-adjust: exact;`,
});

export const Code = styled('b', {
  base: css`
    display: block;
    color: var(--bb-text);
    font: 700 1.125rem/1.3 var(--bb-font-display);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: .01em;
  `,
});
