import { StepGrid } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';

/** The months of a gift beside what is said of them. */
export const Top = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 16px 32px;
    align-items: start;
    ${below(576)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

export const TopTitle = styled('h2', { base: css`font-size: 1.5rem; letter-spacing: -.02em;` });

export const Months = styled(StepGrid, {
  base: css`inline-size: var(--steps); max-inline-size: 230px; block-size: auto; ${below(576)} { order: -1; }`,
});

/** The link that is copied; whoever has it can claim. */
export const LinkLine = styled('div', { base: css`display: grid; gap: 10px;` });

/** People and what they have, one to a line. */
export const Entries = styled('ol', {
  base: css`
    display: grid;
    & > li {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 2px 20px;
      padding-block: 10px;
      border-block-end: 1px solid var(--bb-rule);
      font-variant-numeric: tabular-nums lining-nums;
    }
    & > li:first-of-type { padding-block-start: 0; }
    & > li:last-of-type { border: 0; padding-block-end: 0; }
  `,
});
