import { Heading, StepGrid } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';

/** The gift: its months as steps, what it is, and the way to one of them. */
export const Sheet = styled('article', {
  base: css`
    display: grid;
    gap: 20px;
    justify-items: start;
    padding: clamp(24px, 4.4vw, 56px);
    border-radius: var(--bb-r-l);
    background: var(--bb-lift);
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

export const Months = styled(StepGrid, {
  base: css`inline-size: min(100%, var(--steps)); block-size: auto; margin-block-end: 8px;`,
});

export const SheetTitle = styled(Heading, {
  base: css`overflow-wrap: anywhere; font-size: clamp(2rem, 1.5rem + 2.6vw, 3.25rem); letter-spacing: -.03em; line-height: 1;`,
});

export const ClaimPlace = styled('div', { base: css`inline-size: 100%;` });
