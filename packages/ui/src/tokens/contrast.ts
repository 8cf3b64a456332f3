import { type ColorName, colors, type Scheme } from './colors.ts';

/** A foreground on a ground, and the least ratio that WCAG 2.2 AA asks for (text 4.5, boundaries 3). */
export interface ContrastPair {
  /** The colour of the text, the line or the ring. */
  foreground: ColorName;
  /** The colour beneath it. */
  ground: ColorName;
  /** The least allowed ratio. */
  least: 3 | 4.5;
}

const grounds = ['sunken', 'ground', 'raised', 'overlay', 'lift'] as const;

const textOn = (foregrounds: readonly ColorName[], on: readonly ColorName[]): ContrastPair[] =>
  foregrounds.flatMap((foreground) => on.map((ground) => ({ foreground, ground, least: 4.5 }) as const));

/** Every pair that the components use, in both schemes. */
export const contrastPairs: readonly ContrastPair[] = [
  ...textOn(['text', 'muted', 'pink', 'teal', 'sun-text'], grounds),
  ...textOn(['on-pink'], ['pink', 'pink-hover', 'pink-press']),
  ...textOn(['on-teal'], ['teal', 'teal-hover', 'teal-press']),
  ...textOn(['on-sun'], ['sun']),
  ...textOn(['on-inverse'], ['inverse']),
  ...textOn(['on-shout'], ['shout']),
  ...textOn(['shout'], ['on-shout']),
  ...textOn(['art-ink'], ['art-pink', 'art-teal']),
  ...textOn(['on-cell-3'], ['cell-3']),
  ...textOn(['text', 'muted'], ['hover']),
  ...textOn(['text', 'pink'], ['pink-tint']),
  ...textOn(['text', 'muted', 'teal'], ['teal-tint']),
  ...textOn(['sun-text'], ['sun-tint']),
  ...textOn(['muted'], ['cell-0']),
  ...textOn(['text'], ['cell-1']),
  ...(['line', 'focus'] as const).flatMap((foreground) =>
    grounds.map((ground) => ({ foreground, ground, least: 3 }) as const),
  ),
];

const luminance = (hex: string): number => {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/**
 * WCAG contrast ratio of two `#rrggbb` colours, from 1 to 21, whichever comes first.
 *
 * @example contrastRatio('#ffffff', '#000000') // → 21
 */
export const contrastRatio = (first: string, second: string): number => {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/**
 * Contrast ratio of a pair in one scheme.
 *
 * @example pairRatio('dark', { foreground: 'text', ground: 'ground', least: 4.5 }) > 15 // → true
 */
export const pairRatio = (scheme: Scheme, pair: ContrastPair): number =>
  contrastRatio(colors[scheme][pair.foreground], colors[scheme][pair.ground]);
