'use client';

import { Global } from '@emotion/react';
import type { ReactElement } from 'react';
import { cssVariables } from '../tokens/cssVariables.ts';
import { css } from './css.ts';
import { allFontFaceCss, type FontUrls } from './fontFaceCss.ts';
import { below, tight } from './media.ts';

const baseStyles = css`
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; accent-color: var(--bb-teal); scroll-padding-block-start: 96px; }
html:has(dialog:modal) { overflow: hidden; }
body { margin: 0; background: var(--bb-ground); color: var(--bb-text); font: 400 var(--bb-fs-body)/1.55 var(--bb-font-text); -webkit-font-smoothing: antialiased; overflow-x: clip; }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; border: 0; }
fieldset { min-inline-size: 0; }
ul, ol { list-style: none; }
img, svg { display: block; max-inline-size: 100%; }
button, input, select, textarea { font: inherit; color: inherit; }
a { color: inherit; text-underline-offset: .2em; text-decoration-thickness: 1px; }
summary::-webkit-details-marker { display: none; }
[hidden] { display: none !important; }
:focus-visible { outline: 3px solid var(--bb-focus); outline-offset: 2px; }
:where(a:focus-visible) { border-radius: 4px; }
h1, h2, h3 { font-family: var(--bb-font-display); font-weight: 750; letter-spacing: -.022em; line-height: 1.04; text-wrap: balance; }
p { text-wrap: pretty; }
::view-transition { pointer-events: none; }
::view-transition-old(root), ::view-transition-new(root) { animation-duration: 140ms; }
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
@media print {
  :root, :root[data-scheme] { color-scheme: light; --bb-ground: #fff; --bb-raised: #fff; --bb-sunken: #fff; --bb-text: #000; --bb-muted: #333; --bb-rule: #bbb; --bb-line: #777; }
  body { font-size: 10.5pt; }
}
[data-lazy] section[data-defer=""] { content-visibility: auto; contain-intrinsic-height: auto 600px; }
${below(768)} {
  [data-lazy=all] [data-defer=""] { content-visibility: hidden; contain-intrinsic-height: auto 600px; visibility: hidden; }
}
${tight} {
  h1, h2, h3, p, dl, li { overflow-wrap: anywhere; }
  a, button, label, dt { white-space: normal !important; }
}
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
`;

const tokenStyles = cssVariables();

/** Props of {@link GlobalStyles}. */
export interface GlobalStylesProps {
  /** Addresses of the two font files; without them the metric-matched system fonts are used. */
  fonts?: FontUrls;
}

/**
 * The tokens as CSS variables, the font faces, the reset and the base styles. Renders no element.
 *
 * `data-lazy` on the root element defers the layout of sections with an empty `data-defer` until they come near the
 * viewport; `data-lazy="all"` defers every element with that attribute altogether on phones.
 *
 * @example <GlobalStyles fonts={{ display: '/display.woff2', text: '/text.woff2' }} />
 */
export const GlobalStyles = ({ fonts }: GlobalStylesProps): ReactElement => (
  <Global styles={css`${allFontFaceCss(fonts)}${tokenStyles}${baseStyles}`} />
);
