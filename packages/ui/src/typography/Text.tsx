'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

const recipe = {
  variants: {
    size: {
      lead: css`font-size: var(--fs-lead); line-height: 1.45; max-inline-size: 34em;`,
      body: css`font-size: var(--fs-body); line-height: 1.55;`,
      small: css`font-size: var(--fs-small); line-height: 1.55;`,
      tiny: css`font-size: var(--fs-tiny); line-height: 1.45;`,
    },
    tone: {
      plain: css`color: inherit;`,
      muted: css`color: var(--muted); & b, & strong { color: var(--text); font-weight: 600; }`,
      pink: css`color: var(--pink);`,
      teal: css`color: var(--teal);`,
      sun: css`color: var(--sun-text);`,
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
