import { Fragment } from 'react';
import { drawPath } from './drawPath.ts';

/** `|` for a shape with its mirror image, the fill, `:stroke:width`, `@opacity`; what is not there is not drawn. */
const line = /^(\|?)([^:@ ]*)(?::([^:]+):([\d.]+))?(?:@([\d.]+))? (.+)$/;

interface DrawingProps {
  /** One shape per line: how it looks, a space, its path as `drawPath` reads it. */
  readonly shapes: string;
  /** Colours that the lines call by a name. */
  readonly inks?: Readonly<Record<string, string>>;
  /** How wide the picture is, for shapes that stand on both sides of its middle. */
  readonly width?: number;
  /** The first shape alone. */
  readonly groundOnly?: boolean;
}

/**
 * A flat picture, told in lines of text: a fraction of what it would weigh as elements in code.
 *
 * @example
 * <Drawing shapes={`#fff3e0:#e0b98a:3 R0 0 40 40 12
 * :#1b1030:5 M8 20h24
 * |#ff5c8a@.4 O10 20 6`} width={40} />
 */
export const Drawing = ({ shapes, inks = {}, width = 0, groundOnly = false }: DrawingProps) =>
  shapes
    .trim()
    .split('\n', groundOnly ? 1 : undefined)
    .map((text) => {
      const [, twice, fill = '', stroke, strokeWidth, opacity, path = ''] = line.exec(text) ?? [];
      const look = {
        d: drawPath(path),
        fill: inks[fill] ?? (fill || 'none'),
        opacity,
        ...(stroke && {
          stroke: inks[stroke] ?? stroke,
          strokeWidth,
          strokeLinecap: 'round' as const,
          strokeLinejoin: 'round' as const,
        }),
      };
      return (
        <Fragment key={text}>
          <path {...look} />
          {twice && <path {...look} transform={`matrix(-1 0 0 1 ${width} 0)`} />}
        </Fragment>
      );
    });
