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
  `,
});
