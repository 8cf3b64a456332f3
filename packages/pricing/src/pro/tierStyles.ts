import { Icon } from '@backbeat/ui';
import { below, css, from, styled } from '@backbeat/ui/styling';

/** Four boxes beside each other, two by two, or rows on a phone. */
export const Boxes = styled('ul', {
  base: css`
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--bb-gap);
    font-variant-numeric: tabular-nums lining-nums;
    ${below(992)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    ${below(576)} { grid-template-columns: minmax(0, 1fr); gap: 10px; }
  `,
});

/** One tier. */
export const Tier = styled('li', {
  base: css`
    position: relative;
    display: grid;
    grid-template-rows: 64px auto auto;
    gap: 16px;
    padding: clamp(16px, 2vw, 26px);
    border-radius: var(--bb-r-l);
    & [data-part="amount"] { color: var(--bb-text); }
    & [data-part="per"] { flex-basis: 100%; color: inherit; }
    ${below(576)} {
      grid-template-columns: 46px minmax(0, 1fr) auto;
      grid-template-rows: auto;
      align-items: center;
      gap: 14px;
      & [data-period] { order: 3; }
      & :has(> [data-part="amount"]) { display: grid; justify-items: end; gap: 2px; font-size: var(--bb-fs-small); }
      & [data-part="amount"] { font-size: 1.75rem; }
    }
    @media (forced-colors: active) { border: 1px solid; }
  `,
  variants: {
    lit: {
      true: css`background: var(--bb-pink-tint); box-shadow: inset 0 0 0 2px var(--bb-pink); color: var(--bb-text); --bb-step-lit: var(--bb-pink);`,
      false: css`background: var(--bb-raised); box-shadow: inset 0 0 0 1px var(--bb-rule); color: var(--bb-muted); --bb-step-lit: var(--bb-cell-3);`,
    },
  },
});

/** How many watch, of each platform. */
export const Figures = styled('ul', {
  base: css`
    display: grid;
    gap: 4px;
    font-size: var(--bb-fs-small);
    line-height: 1.4;
    & > li { display: flex; align-items: center; gap: 8px; }
    ${below(576)} { order: 2; font-size: var(--bb-fs-tiny); }
  `,
});

/** Which platform a figure is of. */
export const Platform = styled(Icon, { base: css`inline-size: 16px; block-size: 16px; flex: none;` });

/** Four rising steps. */
export const Meter = styled('span', {
  base: css`
    display: grid;
    grid-template-columns: repeat(4, 14px);
    gap: 4px;
    align-items: end;
    & i { block-size: 14px; border-radius: 4px; background: var(--bb-cell-1); }
    & i:nth-of-type(2) { block-size: 30px; }
    & i:nth-of-type(3) { block-size: 46px; }
    & i:nth-of-type(4) { block-size: 62px; }
    & i[data-on] { background: var(--bb-step-lit); }
    ${below(576)} {
      grid-template-columns: repeat(4, 9px);
      gap: 3px;
      & i { border-radius: 3px; }
      & i:nth-of-type(2) { block-size: 24px; }
      & i:nth-of-type(3) { block-size: 34px; }
      & i:nth-of-type(4) { block-size: 44px; }
    }
    @media (forced-colors: active) { & i { border: 1px solid; } & i[data-on] { background: CanvasText; } }
  `,
});

/** Positions the badge of the lit box. */
export const BadgePlace = styled('span', {
  base: css`
    position: absolute;
    inset-inline-end: 18px;
    inset-block-start: -15px;
    ${from(576)} { inset-block-start: 18px; }
  `,
});
