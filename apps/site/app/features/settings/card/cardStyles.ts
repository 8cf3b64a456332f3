import { Button } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';

/** Picture, words and button of what is on file. */
export const Line = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: 16px;
    align-items: center;
    line-height: 1.35;
    font-variant-numeric: tabular-nums lining-nums;
    ${below(576)} { grid-template-columns: 56px minmax(0, 1fr); }
  `,
});

export const LineButton = styled(Button, { base: css`${below(576)} { grid-column: 1 / -1; }` });

/** A card drawn with the steps of the logo. */
export const CardPicture = styled('span', {
  base: css`
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 3px;
    align-content: end;
    inline-size: 56px;
    block-size: 38px;
    padding: 6px;
    border-radius: 9px;
    background: var(--bb-cell-2);
    & > i { block-size: 6px; border-radius: 2px; background: #fff; opacity: .5; }
    & > i:nth-child(2) { background: var(--bb-art-pink); opacity: 1; }
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

/** What saving will do, behind a small lock. */
export const Hint = styled('p', {
  base: css`
    display: flex;
    gap: 8px;
    align-items: center;
    color: var(--bb-muted);
    font-size: var(--bb-fs-small);
    line-height: 1.35;
  `,
});
