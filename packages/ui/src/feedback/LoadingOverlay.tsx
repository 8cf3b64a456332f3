'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { Spinner } from './Spinner.tsx';

const Overlay = styled('div', {
  base: css`
    display: grid;
    place-items: center;
    background: var(--bb-scrim);
  `,
  variants: {
    cover: {
      page: css`position: fixed; inset: 0; z-index: 70; padding: 16px;`,
      parent: css`position: absolute; inset: -8px; z-index: 2; padding: 16px; border-radius: var(--bb-r-l);`,
      flow: css`position: relative; min-block-size: 240px; border-radius: var(--bb-r-l); background: #090712;`,
    },
  },
});

const Card = styled('div', {
  base: css`
    --bb-art-pink: #ff5c8a;
    --bb-art-teal: #2bd9c0;
    display: grid;
    justify-items: center;
    gap: 20px;
    color: #f5f2ff;
    font-weight: 600;
    text-align: center;
  `,
  variants: { onCard: { true: css`padding: 32px 36px; border-radius: var(--bb-r-l); background: #0e0b1a;` } },
});

/** Props of {@link LoadingOverlay}. */
export interface LoadingOverlayProps extends ComponentProps<'div'> {
  /** What is happening, `Processing`. */
  label: ReactNode;
  /** What it covers: the window, the positioned parent, or only its own place. @default 'parent' */
  cover?: 'page' | 'parent' | 'flow';
}

/**
 * Covers content while something loads. Put `inert` on that content, so that the keyboard cannot reach it.
 *
 * @example <LoadingOverlay label="Processing" />
 */
export const LoadingOverlay = ({ label, cover = 'parent', ...rest }: LoadingOverlayProps): ReactElement => (
  <Overlay cover={cover} role="status" {...rest}>
    <Card onCard={cover !== 'flow'}>
      <Spinner />
      <span>{label}</span>
    </Card>
  </Overlay>
);
