/// <reference path="./svgShapes.d.ts" />
import type { ComponentProps } from 'react';
import { Drawing } from './Drawing.tsx';
import shapes from './pictures/default-avatar.svg?shapes';

/**
 * The picture of a person without one. Decorative.
 *
 * @example
 * <DefaultAvatar />
 */
export const DefaultAvatar = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 120 120" aria-hidden="true" {...props}>
    <Drawing shapes={shapes} />
  </svg>
);
