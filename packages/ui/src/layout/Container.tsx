'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

/** Props of {@link Container}. */
export interface ContainerProps extends ComponentProps<'div'> {
  /** `page` is the full grid of sixteen steps, `column` 960 px for one thing at a time. @default 'page' */
  width?: 'page' | 'column';
}

/**
 * Keeps content on the page's grid, with a gutter on both sides. Renders a `<div>`.
 *
 * @example <Container><Heading level={1}>Pricing</Heading></Container>
 */
export const Container: (props: ContainerProps) => ReactElement = styled('div', {
  base: css`
    inline-size: 100%;
    margin-inline: auto;
    padding-inline: var(--bb-gutter);
  `,
  variants: {
    width: {
      page: css`max-inline-size: calc(var(--bb-page) + 2 * var(--bb-gutter));`,
      column: css`max-inline-size: calc(960px + 2 * var(--bb-gutter));`,
    },
  },
  defaults: { width: 'page' },
});
