'use client';

import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { PlainLink } from './Link.tsx';

/** A sign alone that leads somewhere, such as to a company's other place; name it by `aria-label`. */
export const SignLink = styled(PlainLink, {
  base: css`
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 12px;
    color: var(--muted);
    &:hover { background: var(--overlay); color: var(--text); }
    &:active { background: var(--hover); }
    /* A sign that comes when it is near: until then, and for ever without scripts, its name has to do. */
    @media (scripting: none) {
      &:has(svg:empty) { inline-size: auto; padding-inline: 10px; }
      &:has(svg:empty)::after { content: attr(aria-label); }
      & svg:empty { display: none; }
    }
  `,
});
