/// <reference path="./svgShapes.d.ts" />
import type { Shape } from './Drawing.tsx';
import bun from './pictures/portrait-bun.svg?shapes';
import cap from './pictures/portrait-cap.svg?shapes';
import crop from './pictures/portrait-crop.svg?shapes';
import curly from './pictures/portrait-curly.svg?shapes';
import long from './pictures/portrait-long.svg?shapes';

/** The people that have a portrait, named by their hair. */
export type PortraitName = 'bun' | 'cap' | 'crop' | 'curly' | 'long';

/** The portrait of each person, in a view box of 120 by 120; the first shape is the ground. */
export const portraits: Readonly<Record<PortraitName, readonly Shape[]>> = { bun, cap, crop, curly, long };
