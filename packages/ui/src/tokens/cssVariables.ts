import { colors, type Scheme, translucentColors } from './colors.ts';
import { fontFamilies, fontSizes, measures, motion, radii, widePage } from './scales.ts';

type Entries = readonly (readonly [name: string, value: string])[];

const declare = (entries: Entries): string =>
  entries.map(([name, value]) => `--bb-${name}:${value};`).join('');

const prefixed = (prefix: string, table: Readonly<Record<string, string>>): Entries =>
  Object.entries(table).map(([name, value]) => [`${prefix}${name}`, value]);

const schemeText = (scheme: Scheme): string =>
  `color-scheme:${scheme};${declare([...prefixed('', colors[scheme]), ...prefixed('', translucentColors[scheme])])}`;

const scaleEntries: Entries = [
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

/**
 * All tokens as CSS text. Dark is the default; the system's preference or a `data-scheme`
 * attribute (on `<html>`, or on any element for its subtree) chooses.
 *
 * @example cssVariables().includes('--bb-pink:#ff5c8a') // → true
 */
export const cssVariables = (): string =>
  [
    `:root,[data-scheme="dark"]{${schemeText('dark')}}`,
    `@media (prefers-color-scheme: light){:root:not([data-scheme="dark"]){${schemeText('light')}}}`,
    `:root[data-scheme="light"],[data-scheme="light"]{${schemeText('light')}}`,
    `:root{${declare(scaleEntries)}}`,
    `@media (width >= 125em){:root{--bb-page:${widePage};}}`,
  ].join('\n');
