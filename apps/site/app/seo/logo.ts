import { colors } from '@backbeat/ui/tokens';

const { text, pink, ground } = colors.dark;

/** The cells of the logo on a field of 30 by 41: a held note and four steps make a b; beats 2 and 4 are pink. */
const cells = [
  { x: 0, y: 0, height: 41, radius: 4, fill: text },
  { x: 11, y: 16, height: 11, radius: 3.4, fill: text },
  { x: 22, y: 16, height: 11, radius: 3.4, fill: pink },
  { x: 11, y: 30, height: 11, radius: 3.4, fill: text },
  { x: 22, y: 30, height: 11, radius: 3.4, fill: pink },
] as const;

const rounded = (value: number) => Number(value.toFixed(2));

/** The logo as SVG elements, its upper left corner at a place and of a height, in pixels. */
export const logoSvg = (place: {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}): string => {
  const scale = rounded(place.height / 41);
  const rects = cells.map(
    ({ x, y, height, radius, fill }) =>
      `<rect x="${x}" y="${y}" width="8" height="${height}" rx="${radius}" fill="${fill}"/>`,
  );
  return `<g transform="translate(${rounded(place.x)} ${rounded(place.y)}) scale(${scale})">${rects.join('')}</g>`;
};

/** How an icon is cut: with round corners of its own, or by the system that shows it. */
export type IconShape = 'masked' | 'rounded';

/**
 * The icon of the app, on a field of 512 by 512. A masked one keeps to the inner circle that every system shows.
 *
 * @example
 * iconSvg('rounded').startsWith('<svg') // → true
 */
export const iconSvg = (shape: IconShape): string => {
  const size = 512;
  const height = size * (shape === 'masked' ? 0.5 : 0.6875);
  const place = { x: (size - (height * 30) / 41) / 2, y: (size - height) / 2, height };
  const corner = shape === 'masked' ? 0 : Math.round(size * 0.234);
  const field = `<rect width="${size}" height="${size}" rx="${corner}" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${field}${logoSvg(place)}</svg>`;
};
