import type { Breakpoint } from '../tokens/scales.ts';

/**
 * Media query for viewports narrower than a breakpoint.
 *
 * @example below(768) // → '@media (width < 768px)'
 */
export const below = <Width extends Breakpoint>(width: Width): `@media (width < ${Width}px)` =>
  `@media (width < ${width}px)`;

/**
 * Media query for viewports of a breakpoint's width and wider.
 *
 * @example from(992) // → '@media (width >= 992px)'
 */
export const from = <Width extends Breakpoint>(width: Width): `@media (width >= ${Width}px)` =>
  `@media (width >= ${width}px)`;
