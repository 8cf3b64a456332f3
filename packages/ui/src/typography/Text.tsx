'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

const recipe = {
  variants: {
    size: {
      lead: css`font-size: var(--bb-fs-lead); line-height: 1.45; max-inline-size: 34em;`,
      body: css`font-size: var(--bb-fs-body); line-height: 1.55;`,
      small: css`font-size: var(--bb-fs-small); line-height: 1.55;`,
      tiny: css`font-size: var(--bb-fs-tiny); line-height: 1.45;`,
    },
    tone: {
      plain: css`color: inherit;`,
      muted: css`color: var(--bb-muted); & b, & strong { color: var(--bb-text); font-weight: 600; }`,
      pink: css`color: var(--bb-pink);`,
      teal: css`color: var(--bb-teal);`,
      sun: css`color: var(--bb-sun-text);`,
    },
    numeric: { true: css`font-variant-numeric: tabular-nums lining-nums;` },
  },
  defaults: { size: 'body', tone: 'plain' },
} as const;

const Paragraph = styled('p', recipe);
const Span = styled('span', recipe);

/** Props of {@link Text}. */
export interface TextProps extends ComponentProps<'p'> {
  /** `lead` is the line under a heading. @default 'body' */
  size?: 'lead' | 'body' | 'small' | 'tiny';
  /** The colour by its meaning. @default 'plain', and 'muted' for a lead */
  tone?: 'plain' | 'muted' | 'pink' | 'teal' | 'sun';
  /** Figures of equal width, for prices and counts. @default false */
  numeric?: boolean;
  /** A `<span>` within a line instead of a `<p>`. @default false */
  inline?: boolean;
}

/**
 * Running text. Renders a `<p>`, or a `<span>` when `inline`.
 *
 * @example <Text tone="muted" size="small">Cancel any time.</Text>
 */
export const Text = ({ inline = false, tone, ...rest }: TextProps): ReactElement => {
  const shown = tone ?? (rest.size === 'lead' ? 'muted' : 'plain');
  return inline ? <Span tone={shown} {...rest} /> : <Paragraph tone={shown} {...rest} />;
};
