/// <reference path="./svgShapes.d.ts" />
'use client';

import type { ComponentProps } from 'react';
import { puppyTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';
import { Drawing } from './Drawing.tsx';
import shapes from './pictures/puppy.svg?shapes';

/**
 * The puppy of the thank-you page for Premium.
 *
 * @example
 * <Puppy />
 */
export const Puppy = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 400 400" role="img" aria-label={useUiTexts(puppyTexts).puppy} {...props}>
    <Drawing shapes={shapes} />
  </svg>
);
