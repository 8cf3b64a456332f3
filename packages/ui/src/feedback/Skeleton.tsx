'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css, keyframes } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

const breathe = keyframes`from { opacity: 1; } to { opacity: .45; }`;

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends ComponentProps<'span'> {
  /** What it stands in for. @default 'line' */
  shape?: 'line' | 'heading' | 'button' | 'portrait' | 'card' | 'picture';
  /** How much of the width it takes. @default 'full' */
  width?: 'full' | 'most' | 'half' | 'third';
}

/**
 * A placeholder for content that is loading. Decorative: put `aria-busy` on the region that is loading.
 *
 * @example <Skeleton shape="heading" width="half" />
 */
export const Skeleton: (props: SkeletonProps) => ReactElement = styled('span', {
  base: css`
    display: block;
    border-radius: var(--bb-r-s);
    background: var(--bb-cell-1);
    animation: ${breathe} calc(2 * var(--bb-beat)) ease-in-out infinite alternate;
    @media (forced-colors: active) { border: 1px solid GrayText; }
  `,
  variants: {
    width: {
      full: css`inline-size: 100%;`,
      most: css`inline-size: 80%;`,
      half: css`inline-size: 50%;`,
      third: css`inline-size: 33%;`,
    },
    shape: {
      line: css`block-size: 18px;`,
      heading: css`block-size: 34px;`,
      button: css`block-size: 48px; max-inline-size: 180px; border-radius: var(--bb-r-m);`,
      portrait: css`inline-size: 64px; block-size: 64px; border-radius: 18px;`,
      card: css`block-size: 200px; border-radius: var(--bb-r-l);`,
      picture: css`block-size: auto; aspect-ratio: 1; border-radius: var(--bb-r-l);`,
    },
  },
  defaults: { shape: 'line', width: 'full' },
});
