'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

/** Props of {@link Surface}. */
export interface SurfaceProps extends ComponentProps<'div'> {
  /** Its elevation, shown by a lighter ground and never by a shadow. @default 'raised' */
  depth?: 'sunken' | 'ground' | 'raised' | 'lift' | 'overlay' | undefined;
  /** Corners of 24, 14 or no pixels. @default 'l' */
  radius?: 'none' | 'm' | 'l' | undefined;
  /** The room inside. @default 'roomy' */
  padding?: 'none' | 'calm' | 'roomy' | undefined;
}

/**
 * A plain ground without an edge, at one of the five depths. Renders a `<div>`; a card with an edge is a `Panel`.
 *
 * @example <Surface depth="overlay"><Text>Lies above the page</Text></Surface>
 */
export const Surface: (props: SurfaceProps) => ReactElement = styled('div', {
  base: css`
    color: var(--bb-text);
    @media (forced-colors: active) { border: 1px solid; }
  `,
  variants: {
    depth: {
      sunken: css`background: var(--bb-sunken);`,
      ground: css`background: var(--bb-ground);`,
      raised: css`background: var(--bb-raised);`,
      lift: css`background: var(--bb-lift);`,
      overlay: css`background: var(--bb-overlay);`,
    },
    radius: {
      none: css`border-radius: 0;`,
      m: css`border-radius: var(--bb-r-m);`,
      l: css`border-radius: var(--bb-r-l);`,
    },
    padding: {
      none: css`padding: 0;`,
      calm: css`padding: clamp(14px, 1.8vw, 20px);`,
      roomy: css`padding: clamp(20px, 2.6vw, 36px);`,
    },
  },
  defaults: { depth: 'raised', radius: 'l', padding: 'roomy' },
});
