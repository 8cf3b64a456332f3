import { colors, translucentColors } from './colors.ts';
import { fontFamilies, fontSizes, measures, motion, radii, widePage } from './scales.ts';
import { schemeColor } from './schemeColor.ts';

type Entries = readonly (readonly [name: string, value: string])[];
type Table = Readonly<Record<string, string>>;

const declare = (entries: Entries): string =>
  entries.map(([name, value]) => `--bb-${name}:${value};`).join('');

const prefixed = (prefix: string, table: Table): Entries =>
  Object.entries(table).map(([name, value]) => [`${prefix}${name}`, value]);

const inBoth = (light: Table, dark: Table): Entries =>
  Object.entries(dark).map(([name, value]) => [name, schemeColor(light[name] ?? value, value)]);

const tokenEntries: Entries = [
  ...inBoth(colors.light, colors.dark),
  ...inBoth(translucentColors.light, translucentColors.dark),
  ...prefixed('font-', fontFamilies),
  ...prefixed('fs-', fontSizes),
  ...prefixed('', measures),
  ...prefixed('r-', radii),
  ['step', `${motion.stepMs}ms`],
  ['beat', `${motion.beatMs}ms`],
  ['bar', `${motion.barMs}ms`],
  ['quick', `${motion.quickMs}ms`],
  ['ease', 'cubic-bezier(.2, .7, .2, 1)'],
];

/** Every token as a declaration. */
const tokenDeclarations: string = declare(tokenEntries);

/**
 * All tokens as CSS text for the elements of a selector.
 *
 * @example tokenRules('.mine').startsWith('.mine{--bb-sunken:') // → true
 */
export const tokenRules = (selector: string): string =>
  `${selector}{${tokenDeclarations}}
@media (width >= 125em){${selector}{--bb-page:${widePage};}}`;

/**
 * All tokens as CSS text. Dark is the default; the system's preference or a `data-scheme`
 * attribute (on `<html>`, or on any element for its subtree) chooses.
 *
 * @example cssVariables().includes('--bb-pink:light-dark(#c81e5b,#ff5c8a)') // → true
 */
export const cssVariables = (): string =>
  [
    tokenRules(':root'),
    ':root{color-scheme:dark;}',
    '@media (prefers-color-scheme: light){:root{color-scheme:light;}}',
    '[data-scheme="dark"]{color-scheme:dark;}',
    '[data-scheme="light"]{color-scheme:light;}',
  ].join('\n');
