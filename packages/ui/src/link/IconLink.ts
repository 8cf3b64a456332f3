'use client';

import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { PlainLink } from './PlainLink.tsx';

/** A link that shows only an icon; name it by `aria-label`. */
export const IconLink = styled(PlainLink, {
  base: css`
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 12px;
    color: var(--bb-muted);
    &:hover { background: var(--bb-overlay); color: var(--bb-text); }
    &:active { background: var(--bb-hover); }
    /* Without scripts a LazyIcon stays empty: the link shows its name instead. */
    @media (scripting: none) {
      &:has(svg:empty) { inline-size: auto; padding-inline: 10px; }
      &:has(svg:empty)::after { content: attr(aria-label); }
      & svg:empty { display: none; }
    }
  `,
});
