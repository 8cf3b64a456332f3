import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** A shape of an `.svg` file: its tag, its props, and what is inside. */
export type Shape = readonly [
  tag: string,
  props: Readonly<Record<string, string>>,
  children?: readonly Shape[],
];

interface DrawingProps {
  /** The default export of `./pictures/….svg?shapes`. */
  readonly shapes: readonly Shape[];
  /** Renders the first shape alone. */
  readonly groundOnly?: boolean;
}

const render = ([tag, props, children = []]: Shape): ReactNode =>
  createElement(tag, props, ...children.map(render));

/**
 * The shapes of a picture, for use in an `<svg>`.
 *
 * @example
 * <svg viewBox="0 0 400 400"><Drawing shapes={kitten} /></svg>
 */
export const Drawing = ({ shapes, groundOnly = false }: DrawingProps): ReactElement =>
  createElement(Fragment, null, ...(groundOnly ? shapes.slice(0, 1) : shapes).map(render));
