import { LinkButton } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';

/** A person: picture, name, and what can be done. */
export const Person = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 16px 18px;
    align-items: center;
    ${below(576)} { grid-template-columns: auto minmax(0, 1fr); }
  `,
  variants: {
    /** Picture and words only. */
    plain: { true: css`grid-template-columns: auto minmax(0, 1fr);` },
  },
});

/** Their name, or that there is none. */
export const PersonName = styled('dl', {
  base: css`
    min-inline-size: 0;
    & dt { color: var(--bb-muted); font-size: var(--bb-fs-small); line-height: 1.3; }
    & dd { font: 700 1.5rem/1.25 var(--bb-font-display); letter-spacing: -.02em; overflow-wrap: anywhere; }
    & dd[data-unset] { color: var(--bb-muted); font-weight: 600; }
  `,
});

export const PersonLink = styled(LinkButton, { base: css`${below(576)} { grid-column: 1 / -1; }` });
