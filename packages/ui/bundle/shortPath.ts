import { optimize } from 'svgo';

/** A shape of a drawing: its tag and its attributes. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string | number>>];

/** A rectangle with round corners, which svgo leaves as it is. */
const roundRect = (attributes: Shape[1]): string => {
  const { x = 0, y = 0, width = 0, height = 0, rx, ry = 0 } = attributes;
  const r = Number(rx ?? ry);
  const across = Number(width) - 2 * r;
  const down = Number(height) - 2 * r;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${Number(x) + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
};

const markupOf = ([tag, attributes]: Shape): string => {
  if (tag === 'rect') return `<path d="${roundRect(attributes)}"/>`;
  const pairs = Object.entries(attributes).filter(([name]) => name !== 'key');
  return `<${tag} ${pairs.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`;
};

/** How exactly a path is drawn. */
export interface Drawn {
  /** Digits behind the point. */
  readonly digits: number;
  /** How many times as large as it was. */
  readonly scale?: number;
}

/**
 * Draws shapes that share one look as a single short path.
 *
 * @param shapes on a field of 24 by 24
 * @example shortPath([['path', { d: 'M2.0001 2H12' }]], { digits: 2 }) // → 'M2 2h10'
 */
export const shortPath = (shapes: readonly Shape[], { digits, scale = 1 }: Drawn): string => {
  const whole = shapes.map(markupOf).join('');
  const markup = scale === 1 ? whole : whole.replaceAll('<path ', `<path transform="scale(${scale})" `);
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, {
    multipass: true,
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'mergePaths', params: { force: true } },
      { name: 'convertPathData', params: { floatPrecision: digits } },
    ],
  });
  const [path, ...more] = [...data.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);
  if (path === undefined || more.length > 0 || data.includes('transform'))
    throw new Error(`Not one path: ${data}`);
  return path;
};
