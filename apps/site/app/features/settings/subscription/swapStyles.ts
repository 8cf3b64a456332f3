import { Badge, Button, Heading, LinkButton } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';

/** The plans below each other: words, price, button. */
export const Rows = styled('ul', {
  base: css`
    & > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto auto;
      gap: 8px 28px;
      align-items: center;
      padding-block: 22px;
      border-block-end: 1px solid var(--bb-rule);
    }
    & > li:first-child { padding-block-start: 0; }
    & > li:last-child { border: 0; padding-block-end: 0; }
    ${below(992)} { & > li { grid-template-columns: minmax(0, 1fr) auto; } }
  `,
});

export const SwapPrice = styled('b', {
  base: css`
    font: 700 1.375rem/1 var(--bb-font-display);
    letter-spacing: -.02em;
    text-align: end;
    font-variant-numeric: tabular-nums lining-nums;
  `,
});

export const SwapPeriod = styled('small', {
  base: css`
    display: block;
    margin-block-start: 4px;
    color: var(--bb-muted);
    font: 400 var(--bb-fs-tiny)/1.3 var(--bb-font-text);
    letter-spacing: 0;
  `,
});

/** The last column, which is a line of its own on narrow windows. */
const end = css`min-inline-size: 164px; justify-content: center; ${below(992)} { grid-column: 1 / -1; }`;

export const SwapBadge = styled(Badge, {
  base: css`${end} min-block-size: 44px; border-radius: 12px; font-size: var(--bb-fs-small);`,
});
export const SwapLink = styled(LinkButton, { base: end });
export const SwapButton = styled(Button, { base: end });

/** The block's heading with the period switch beside it. */
export const SwapHead = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 12px 20px;
    margin-block-start: 28px;
  `,
});

export const SwapTitle = styled(Heading, {
  base: css`font-size: clamp(1.375rem, 1.3rem + .4vw, 1.625rem); letter-spacing: -.018em;`,
});
