import { Button, Container, Panel, StepGrid, Text, Tooltip } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';

export const Page = styled(Container, {
  base: css`
    position: relative;
    isolation: isolate;
    padding-block: 116px var(--bb-section);
    ${below(992)} { padding-block-start: 92px; }
  `,
});

/** The steps in the page's upper corner. */
export const Corner = styled('div', {
  base: css`
    position: absolute;
    z-index: -1;
    inset-block: 0 auto;
    inset-inline: 0;
    block-size: 400px;
    overflow: clip;
    pointer-events: none;
    ${below(992)} { display: none; }
  `,
});

export const CornerArt = styled(StepGrid, {
  base: css`
    position: absolute;
    inset-block-start: 84px;
    inset-inline-end: -22px;
    inline-size: auto;
    block-size: 184px;
    max-inline-size: none;
  `,
});

export const Intro = styled('div', {
  base: css`display: grid; gap: 14px; margin-block-end: clamp(32px, 4vw, 56px);`,
});

export const PriceHead = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 20px 32px;
    margin-block: clamp(48px, 6vw, 88px) clamp(28px, 3vw, 48px);
  `,
});

/** The offer and the button. */
export const Finish = styled(Panel, {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 20px 32px;
    margin-block-start: var(--bb-gap);
  `,
  variants: {
    /** It is fixed at the lower edge on phones while there is something to do. */
    ready: {
      true: css`
        ${below(768)} {
          position: sticky;
          inset-block-end: 12px;
          z-index: 5;
          padding: 14px;
          background: var(--bb-overlay);
        }
      `,
    },
  },
});

export const Offer = styled('div', {
  base: css`flex: 1 1 300px; display: grid; gap: 4px; ${below(768)} { flex: 1 1 100%; }`,
});

export const OfferTitle = styled('b', {
  base: css`
    font: 750 var(--bb-fs-h3)/1.15 var(--bb-font-display);
    letter-spacing: -.014em;
    font-variant-numeric: tabular-nums lining-nums;
  `,
});

/** Where the panel is fixed, there is room for its title alone. */
export const OfferReason = styled(Text, {
  variants: { ready: { true: css`${below(768)} { display: none; }` } },
});

const wide = css`${below(768)} { inline-size: 100%; }`;

export const FinishTip = styled(Tooltip, { base: wide });

export const FinishButton = styled(Button, { base: wide });

export const Promo = styled('div', { base: css`max-inline-size: 460px; margin-block-start: var(--bb-gap);` });
