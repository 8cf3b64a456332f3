import { Button } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';

/** Rows with a fine line between them. */
export const Choices = styled('div', { base: css`display: grid; grid-template-columns: minmax(0, 1fr);` });

/** What it is, a sentence about it, and the button beside them; what went wrong below. */
export const Choice = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 24px;
    align-items: center;
    padding-block: 16px;
    border-block-end: 1px solid var(--bb-rule);
    &:first-child { padding-block-start: 0; }
    &:last-child { border: 0; padding-block-end: 0; }
    & > [role="alert"] { grid-column: 1 / -1; }
    ${below(576)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

export const ChoiceTitle = styled('h3', {
  base: css`font: 600 var(--bb-fs-ui)/1.3 var(--bb-font-text); letter-spacing: 0;`,
});

export const ChoiceText = styled('p', {
  base: css`
    grid-column: 1;
    max-inline-size: 46em;
    color: var(--bb-muted);
    font-size: var(--bb-fs-small);
    line-height: 1.45;
    text-wrap: pretty;
  `,
});

export const ChoiceButton = styled(Button, {
  base: css`
    grid-area: 1 / 2 / span 2;
    min-inline-size: 148px;
    ${below(576)} { grid-area: auto; justify-self: start; margin-block-start: 8px; }
  `,
});

/** What will happen, point by point. */
export const Consequences = styled('ul', {
  base: css`
    display: grid;
    gap: 10px;
    padding-inline-start: 18px;
    list-style: disc;
    color: var(--bb-muted);
    & > li::marker { color: var(--bb-pink); }
  `,
});
