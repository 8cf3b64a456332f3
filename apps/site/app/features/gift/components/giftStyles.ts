import { Container } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';

export const Room = styled(Container, {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: clamp(20px, 2.4vw, 32px);
    max-inline-size: 52rem;
    min-block-size: 80vh;
    padding-block: clamp(116px, 11vw, 160px) var(--bb-section);
  `,
});

/** The gift: its months as steps, what it is, and the way to one of them. */
export const Sheet = styled('article', {
  base: css`
    display: grid;
    gap: 20px;
    justify-items: start;
    padding: clamp(24px, 4.4vw, 56px);
    border-radius: var(--bb-r-l);
    background: var(--bb-lift);
    & > svg { inline-size: min(100%, var(--steps)); block-size: auto; margin-block-end: 8px; }
    & h1 { overflow-wrap: anywhere; font-size: clamp(2rem, 1.5rem + 2.6vw, 3.25rem); letter-spacing: -.03em; line-height: 1; }
    & > div { inline-size: 100%; }
    @media (forced-colors: active) { border: 1px solid; }
  `,
});
