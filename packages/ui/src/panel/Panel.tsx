'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

/** Props of {@link Panel}. */
export interface PanelProps extends ComponentProps<'div'> {
  /** The border: grey, teal for the user's own, pink for a warning, sun for what is pending. @default 'plain' */
  tone?: 'plain' | 'current' | 'warn' | 'wait' | 'quiet';
  /** The room inside: `calm` is tighter, for settings; `none` for a picture up to the edge. @default 'roomy' */
  padding?: 'roomy' | 'calm' | 'none';
  /** Lays the children out in one column with even space. @default false */
  stacked?: boolean;
}

/**
 * A card: a lighter ground with a fine edge. Renders a `<div>`.
 *
 * @example <Panel tone="current"><Heading level={2}>Premium</Heading></Panel>
 */
export const Panel: (props: PanelProps) => ReactElement = styled('div', {
  base: css`
    background: var(--bb-raised);
    @media (forced-colors: active) { border: 1px solid; }
  `,
  variants: {
    tone: {
      plain: css`box-shadow: inset 0 0 0 1px var(--bb-rule);`,
      current: css`box-shadow: inset 0 0 0 2px var(--bb-teal);`,
      warn: css`box-shadow: inset 0 0 0 2px var(--bb-pink);`,
      wait: css`box-shadow: inset 0 0 0 2px var(--bb-sun-text);`,
      quiet: css`background: none; box-shadow: inset 0 0 0 1px var(--bb-rule);`,
    },
    padding: {
      roomy: css`padding: clamp(20px, 2.6vw, 36px); border-radius: var(--bb-r-l);`,
      calm: css`padding: clamp(18px, 2.2vw, 28px); border-radius: 20px;`,
      none: css`border-radius: var(--bb-r-l); overflow: clip;`,
    },
    stacked: {
      true: css`display: grid; gap: 18px; grid-template-columns: minmax(0, 1fr); align-content: start;`,
    },
  },
  defaults: { tone: 'plain', padding: 'roomy' },
});
