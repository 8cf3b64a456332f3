import type { Breakpoint } from '../tokens/scales.ts';

/** In the reader's own text size, which is 16 px until they choose another: large text gets the layout that has room. */
const inEm = (width: Breakpoint): string => `${width / 16}em`;

/**
 * Media query for viewports narrower than a breakpoint.
 *
 * @example below(768) // → '@media (width < 48em)'
 */
export const below = (width: Breakpoint): string => `@media (width < ${inEm(width)})`;

/**
 * Media query for viewports of a breakpoint's width and wider.
 *
 * @example from(992) // → '@media (width >= 62em)'
 */
export const from = (width: Breakpoint): string => `@media (width >= ${inEm(width)})`;

/** Media query for the narrowest windows: a phone with text of twice the usual size. */
export const tight = '@media (width < 18em)';
