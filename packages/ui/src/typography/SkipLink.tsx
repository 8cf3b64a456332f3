'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

/**
 * The first link of a page; it shows when the keyboard reaches it. Renders an `<a>`.
 *
 * @example <SkipLink href="#main">Skip to content</SkipLink>
 */
export const SkipLink: (props: ComponentProps<'a'>) => ReactElement = styled('a', {
  base: css`
    position: absolute;
    inset-inline-start: 16px;
    inset-block-start: -80px;
    z-index: 60;
    padding: 12px 20px;
    background: var(--bb-inverse);
    color: var(--bb-on-inverse);
    border-radius: var(--bb-r-m);
    font-weight: 600;
    &:focus { inset-block-start: 12px; }
  `,
});
