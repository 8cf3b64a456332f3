import { colors } from '../tokens/colors.ts';
import { contrastPairs, contrastRatio } from '../tokens/contrast.ts';
import { type ThemeTokens, themeValues } from '../tokens/themeTokens.ts';

/** An opaque CSS colour as `#rrggbb`, as the browser draws it; undefined for all else. */
const toHex = (color: string): string | undefined => {
  if (/^#[\da-f]{6}$/i.test(color)) return color;
  if (!CSS.supports('color', color) || color.includes('(--')) return undefined;
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) return undefined;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return alpha === 255 ? `#${hex}` : undefined;
};

const told = new Set<string>();

/**
 * Says once, for development, which pairs of colours a brand has made hard to read.
 *
 * @param themes tokens of the themes around, the outermost first, and of the one that is looked at
 */
export const warnOfContrast = (themes: readonly ThemeTokens[]): void => {
  const given = new Map(themes.flatMap(themeValues).map((value) => [value.name, value]));
  const own = new Set(themeValues(themes.at(-1) ?? {}).map(({ name }) => name));
  const low = (['light', 'dark'] as const).flatMap((scheme) =>
    contrastPairs.flatMap(({ foreground, ground, least }) => {
      if (!own.has(foreground) && !own.has(ground)) return [];
      const first = toHex(given.get(foreground)?.[scheme] ?? colors[scheme][foreground]);
      const second = toHex(given.get(ground)?.[scheme] ?? colors[scheme][ground]);
      const ratio = first && second ? contrastRatio(first, second) : least;
      return ratio < least
        ? [`${scheme}: ${foreground} on ${ground} is ${ratio.toFixed(2)}, at least ${least}`]
        : [];
    }),
  );
  const text = `Colours of a theme are hard to read (WCAG 2.2 AA):\n${low.join('\n')}`;
  if (low.length === 0 || told.has(text)) return;
  told.add(text);
  console.warn(text);
};
