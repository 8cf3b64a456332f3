export { type ColorName, colors, type Scheme, translucentColors } from './colors.ts';
export { type ContrastPair, contrastPairs, contrastRatio, pairRatio } from './contrast.ts';
export { cssVariables } from './cssVariables.ts';
export {
  type Breakpoint,
  breakpoints,
  fontFamilies,
  fontSizes,
  motion,
  radii,
} from './scales.ts';
export type { ColorToken, SchemeColors, ThemeTokens, TokenName } from './themeTokens.ts';
