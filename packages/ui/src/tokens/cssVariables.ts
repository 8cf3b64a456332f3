import { widePage } from './scales.ts';
import { tokenDeclarations } from './tokenDeclarations.ts';

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
