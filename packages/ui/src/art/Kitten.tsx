/// <reference path="./svgShapes.d.ts" />
'use client';

import type { ComponentProps } from 'react';
import { kittenTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';
import { Drawing } from './Drawing.tsx';
import shapes from './pictures/kitten.svg?shapes';

/**
 * The kitten of the thank-you page for Pro.
 *
 * @example
 * <Kitten />
 */
export const Kitten = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 400 400" role="img" aria-label={useUiTexts(kittenTexts).kitten} {...props}>
    <Drawing shapes={shapes} />
  </svg>
);
