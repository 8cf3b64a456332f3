'use client';

import { Global } from '@emotion/react';
import type { ReactElement } from 'react';
import { cssVariables } from '../tokens/cssVariables.ts';
import { elementStyles, printStyles, resetStyles, rootStyles, textStyles } from './baseStyles.ts';
import { css } from './css.ts';
import { allFontFaceCss, type FontUrls } from './fontFaceCss.ts';
import { layerOrder } from './layers.ts';

const pageStyles = /* css */ `
html { ${rootStyles} scroll-padding-block-start: 96px; }
html:has(dialog:modal) { overflow: hidden; }
body { margin: 0; ${textStyles} overflow-x: clip; }
::view-transition { pointer-events: none; }
::view-transition-old(root), ::view-transition-new(root) { animation-duration: 140ms; }
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
@media print {
  :root { ${printStyles} }
  body { font-size: 10.5pt; }
}
`;

const globalStyles = /* css */ `
@layer backbeat.reset { ${resetStyles} }
@layer backbeat.base { ${cssVariables()} ${elementStyles} ${pageStyles} }
`;

/** Props of {@link GlobalStyles}. */
export interface GlobalStylesProps {
  /** Addresses of the two font files; without them the metric-matched system fonts are used. */
  fonts?: FontUrls;
}

/**
 * The tokens as CSS variables, the font faces, the reset and the base styles of a page that is ours altogether; for a
 * part of another page see `Scope`. Renders no element.
 *
 * All rules stand in the cascade layers `backbeat.reset` and
 * `backbeat.base`, so a rule of the page itself wins over them.
 *
 * @example <GlobalStyles fonts={{ display: '/display.woff2', text: '/text.woff2' }} />
 */
export const GlobalStyles = ({ fonts }: GlobalStylesProps): ReactElement => (
  <Global styles={css`${layerOrder}${allFontFaceCss(fonts)}${globalStyles}`} />
);
