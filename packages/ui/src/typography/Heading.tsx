'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

/** The size of a heading, independent of its level. */
export type HeadingSize = 'hero' | 'h1' | 'h2' | 'h3' | 'card' | 'part' | 'title';

const recipe = {
  base: css`font-family: var(--bb-font-display); font-weight: 750; text-wrap: balance;`,
  variants: {
    size: {
      hero: css`font-size: var(--bb-fs-hero); font-weight: 800; line-height: .95; letter-spacing: -.038em;`,
      h1: css`font-size: var(--bb-fs-h1); line-height: 1; letter-spacing: -.028em;`,
      h2: css`font-size: var(--bb-fs-h2); line-height: 1.04; letter-spacing: -.022em;`,
      h3: css`font-size: var(--bb-fs-h3); line-height: 1.15; letter-spacing: -.014em;`,
      card: css`font-size: 1.75rem; line-height: 1.04; letter-spacing: -.025em;`,
      part: css`font-size: 1.5rem; line-height: 1.04; letter-spacing: -.022em;`,
      title: css`font-size: 1.25rem; font-weight: 700; line-height: 1.2; letter-spacing: -.014em;`,
    },
  },
};

const levels = {
  1: styled('h1', recipe),
  2: styled('h2', recipe),
  3: styled('h3', recipe),
  4: styled('h4', recipe),
} as const;

const sizeOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'title' } as const satisfies Record<number, HeadingSize>;

/** Props of {@link Heading}. */
export interface HeadingProps extends ComponentProps<'h2'> {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** How large it is set; by default as its level asks for. */
  size?: HeadingSize;
}

/**
 * A heading in the display font. Renders `<h1>` to `<h4>`.
 *
 * @example <Heading level={2}>Creator approved</Heading>
 */
export const Heading = ({ level, size, ...rest }: HeadingProps): ReactElement => {
  const Level = levels[level];
  return <Level size={size ?? sizeOfLevel[level]} {...rest} />;
};
