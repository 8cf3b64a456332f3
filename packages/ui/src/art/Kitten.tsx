/// <reference path="./svgShapes.d.ts" />
import type { ComponentProps } from 'react';
import { Drawing } from './Drawing.tsx';
import shapes from './pictures/kitten.svg?shapes';

/**
 * The kitten of the thank-you page for Pro.
 *
 * @example
 * <Kitten />
 */
export const Kitten = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 400 400" role="img" aria-label="A curious kitten on a drum pad" {...props}>
    <Drawing shapes={shapes} />
  </svg>
);
