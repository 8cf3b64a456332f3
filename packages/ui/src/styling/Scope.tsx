'use client';

import { Global, jsx } from '@emotion/react';
import { type ComponentProps, type ReactElement, use, useMemo } from 'react';
import { tokenRules } from '../tokens/cssVariables.ts';
import { themeValues, themeVariables } from '../tokens/themeTokens.ts';
import { elementStyles, printStyles, resetStyles, rootStyles, textStyles } from './baseStyles.ts';
import { css } from './css.ts';
import { allFontFaceCss, type FontUrls } from './fontFaceCss.ts';
import { layerOrder } from './layers.ts';
import { ScopeContext, TokensContext } from './scopeContext.ts';

const className = 'bb-scope';

/** Resets what a part of a page would inherit from the page's text. */
const plainText =
  'font-size-adjust: none; letter-spacing: normal; line-break: auto; text-align: start; text-indent: 0; text-shadow: none; text-transform: none; white-space: normal; word-break: normal; word-spacing: normal;';

const schemeStyles = /* css */ `
.${className} { color-scheme: dark; }
@media (prefers-color-scheme: light) { .${className} { color-scheme: light; } }
:where([data-scheme="dark"]) .${className}, .${className}[data-scheme="dark"], .${className} [data-scheme="dark"] { color-scheme: dark; }
:where([data-scheme="light"]) .${className}, .${className}[data-scheme="light"], .${className} [data-scheme="light"] { color-scheme: light; }
@media print { .${className}, .${className}[data-scheme] { ${printStyles} } }
`;

const tokens = tokenRules(`.${className}`);

const scopeStyles = /* css */ `
@layer backbeat.reset { .${className} { box-sizing: border-box; ${plainText} ${resetStyles} } }
@layer backbeat.base { ${tokens} .${className} { ${rootStyles} ${textStyles} ${elementStyles} } ${schemeStyles} }
`;

/** Props of {@link Scope}. */
export interface ScopeProps extends ComponentProps<'div'> {
  /** Addresses of the two font files; without them the metric-matched system fonts are used. */
  fonts?: FontUrls;
}

/**
 * Components on a page that has a look of its own: fonts, colours, reset and base styles hold in this `<div>` and
 * nowhere else. Stands in place of `GlobalStyles`, as often as needed.
 *
 * It follows the system's scheme;
 * `data-scheme="light"` or `"dark"` on it holds it to one. Its class `bb-scope` is there for rules of the page.
 *
 * @example <StyleProvider><Scope data-scheme="light"><Button>Sign up</Button></Scope></StyleProvider>
 */
export const Scope = ({ fonts, className: given, ...rest }: ScopeProps): ReactElement => {
  const themes = use(TokensContext);
  const theme = useMemo(() => {
    const variables = themes.map((tokens) => themeVariables(themeValues(tokens))).join('');
    return variables === '' ? undefined : css`${variables}`;
  }, [themes]);
  return (
    <ScopeContext value={true}>
      <Global styles={css`${layerOrder}${allFontFaceCss(fonts)}${scopeStyles}`} />
      {jsx('div', {
        className: given === undefined ? className : `${className} ${given}`,
        ...(theme && { css: theme }),
        ...rest,
      })}
    </ScopeContext>
  );
};
