import type { ColorName, translucentColors } from './colors.ts';
import type { fontFamilies, fontSizes, measures, radii } from './scales.ts';
import { schemeColor } from './schemeColor.ts';

/** The name of a token that is a colour. */
export type ColorToken = ColorName | keyof (typeof translucentColors)['dark'];

/** The name of a token: its CSS variable is `--bb-` plus the name. */
export type TokenName =
  | ColorToken
  | `font-${keyof typeof fontFamilies}`
  | `fs-${keyof typeof fontSizes}`
  | keyof typeof measures
  | `r-${keyof typeof radii}`
  | 'step'
  | 'beat'
  | 'bar'
  | 'quick'
  | 'ease';

/** Colours of one scheme by their names; any CSS colour. */
export type SchemeColors = Readonly<Partial<Record<ColorToken, string | undefined>>>;

/** The tokens of a brand: CSS values by the tokens' names. Tokens that it leaves out keep our values. */
export interface ThemeTokens extends Readonly<Partial<Record<TokenName, string | undefined>>> {
  /** Colours of the light scheme, with the same names as in `dark`. Colours of both schemes stand beside the two. */
  readonly light?: SchemeColors;
  /** Colours of the dark scheme, with the same names as in `light`. */
  readonly dark?: SchemeColors;
}

/** A token's name and its values in the two schemes. */
export interface ThemeValue {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

type Table = Readonly<Record<string, string | undefined>>;

/**
 * The values of tokens, each for both schemes.
 *
 * @example themeValues({ pink: '#b00', dark: { pink: '#f66' } }) // → [{ name: 'pink', light: '#b00', dark: '#f66' }]
 * @throws Error when a colour is that of one scheme only
 */
export const themeValues = ({ light, dark, ...both }: ThemeTokens): readonly ThemeValue[] => {
  const inLight: Table = { ...both, ...light };
  const inDark: Table = { ...both, ...dark };
  return Object.keys({ ...inLight, ...inDark }).flatMap((name) => {
    const [first, second] = [inLight[name], inDark[name]];
    if (first !== undefined && second !== undefined) return [{ name, light: first, dark: second }];
    if (first === second) return [];
    throw new Error(
      `The theme has "${name}" for one scheme only. Say it in both "light" and "dark", or beside them for both.`,
    );
  });
};

/**
 * Tokens as declarations of CSS.
 *
 * @example themeVariables([{ name: 'pink', light: '#b00', dark: '#f66' }]) // → '--bb-pink:light-dark(#b00,#f66);'
 * @throws Error when a value would end its declaration
 */
export const themeVariables = (values: readonly ThemeValue[]): string =>
  values
    .map(({ name, light, dark }) => {
      if (/[;{}<]/.test(`${name}${light}${dark}`)) {
        throw new Error(`The token "${name}" is "${light}" and "${dark}": one of them is no value of CSS.`);
      }
      return `--bb-${name}:${schemeColor(light, dark)};`;
    })
    .join('');
