'use client';

import { Global, jsx } from '@emotion/react';
import {
  Fragment,
  type ReactElement,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { sharedContext } from '../sharedContext.ts';
import { colors, type Scheme } from '../tokens/colors.ts';
import { contrastPairs, contrastRatio } from '../tokens/contrast.ts';
import { type ThemeTokens, themeValues, themeVariables } from '../tokens/themeTokens.ts';
import { wrapTexts } from '../typography/wrapTexts.tsx';
import { css } from './css.ts';
import { inComponents } from './layers.ts';
import { applySchemeChoice, readSchemeChoice, type SchemeChoice, schemeStorageKey } from './scheme.ts';
import { ScopeContext, TokensContext } from './scopeContext.ts';

/** The scheme that shows, what was chosen, and how to choose. */
export interface ThemeState {
  /** The scheme on the screen; `dark` until the page has mounted. */
  scheme: Scheme;
  /** What the person chose; `system` until the page has mounted. */
  choice: SchemeChoice;
  /** Chooses a scheme and remembers it. */
  choose: (choice: SchemeChoice) => void;
}

const ThemeContext = sharedContext<ThemeState | null>('ui/theme', null);

const lightQuery = '(prefers-color-scheme: light)';
const readSystem = (): Scheme => (matchMedia(lightQuery).matches ? 'light' : 'dark');

/** The system's scheme, as a transition: CSS has applied it already. */
const useSystemScheme = (): Scheme => {
  const [system, setSystem] = useState<Scheme>('dark');
  useEffect(() => {
    const follow = () => startTransition(() => setSystem(readSystem()));
    follow();
    const query = matchMedia(lightQuery);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return system;
};

/** Follows the scheme that shows, for {@link useTheme}. */
const SchemeProvider = ({ children }: { children?: ReactNode }): ReactElement => {
  const system = useSystemScheme();
  const [choice, setChoice] = useState<SchemeChoice>('system');
  const choose = useCallback((next: SchemeChoice) => {
    applySchemeChoice(next);
    setChoice(next);
  }, []);

  useEffect(() => {
    startTransition(() => setChoice(readSchemeChoice()));
    const followOtherTabs = (event: StorageEvent) => {
      if (event.key === schemeStorageKey) choose(readSchemeChoice());
    };
    addEventListener('storage', followOtherTabs);
    return () => removeEventListener('storage', followOtherTabs);
  }, [choose]);

  const scheme = choice === 'system' ? system : choice;
  const state = useMemo(() => ({ scheme, choice, choose }), [scheme, choice, choose]);
  return <ThemeContext value={state}>{children}</ThemeContext>;
};

/** Properties that elements inherit as computed values: set anew wherever the token differs. */
const inherited = {
  text: 'color: var(--bb-text);',
  'font-text': 'font-family: var(--bb-font-text);',
  'fs-body': 'font-size: var(--bb-fs-body);',
  teal: 'accent-color: var(--bb-teal);',
  ground: 'display: block; background: var(--bb-ground);',
} as const;

interface ThemedProps {
  tokens: ThemeTokens;
  isPage: boolean;
  children: ReactNode;
}

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
 * Warns once, in development, of pairs of colours that a brand's tokens make hard to read.
 *
 * @param themes tokens of the themes around, the outermost first, and of the one that is looked at
 */
const warnOfContrast = (themes: readonly ThemeTokens[]): void => {
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
  const warning = `Colours of a theme are hard to read (WCAG 2.2 AA):\n${low.join('\n')}`;
  if (low.length === 0 || told.has(warning)) return;
  told.add(warning);
  console.warn(warning);
};

const Themed = ({ tokens, isPage, children }: ThemedProps): ReactElement => {
  const style = useMemo(() => {
    const values = themeValues(tokens);
    const variables = themeVariables(values);
    if (isPage) return css`${inComponents(`:root{${variables}}`)}`;
    const names = new Set(values.map(({ name }) => name));
    const anew = Object.entries(inherited).map(([name, text]) => (names.has(name) ? text : ''));
    return css`display: contents; ${variables} ${anew.join('')}`;
  }, [tokens, isPage]);
  const outer = use(TokensContext);
  const themes = useMemo(() => [...outer, tokens], [outer, tokens]);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') warnOfContrast(themes);
  }, [themes]);
  return (
    <TokensContext value={themes}>
      {isPage ? <Global styles={style} /> : null}
      {isPage ? wrapTexts(children) : jsx('div', { css: style, children })}
    </TokensContext>
  );
};

/** Props of {@link ThemeProvider}. */
export interface ThemeProviderProps {
  /** What has the theme. */
  children?: ReactNode;
  /**
   * The look of another brand. The outermost provider gives it to the page; one that is within another, or within a
   * `Scope`, to what it holds, in a `<div>` that takes no part in the layout unless the tokens say its `ground`.
   *
   * In development a warning lists the colours that are hard to read together.
   */
  tokens?: ThemeTokens;
}

/**
 * Follows the system's colour scheme and a person's own choice. The look itself comes from CSS variables, so a
 * change of scheme renders only what asks for it by {@link useTheme}.
 *
 * @example
 * <ThemeProvider tokens={{ 'r-m': '4px', light: { pink: '#0b57d0' }, dark: { pink: '#8ab4f8' } }}>
 *   <App />
 * </ThemeProvider>
 */
export const ThemeProvider = ({ tokens, children }: ThemeProviderProps): ReactElement => {
  const isOutermost = use(ThemeContext) === null;
  const isPage = !use(ScopeContext) && isOutermost;
  const Schemes = isOutermost ? SchemeProvider : Fragment;
  return (
    <Schemes>
      {tokens ? (
        <Themed tokens={tokens} isPage={isPage}>
          {children}
        </Themed>
      ) : (
        children
      )}
    </Schemes>
  );
};

/**
 * The current scheme and the means to change it.
 *
 * @example const { scheme, choose } = useTheme(); choose(scheme === 'dark' ? 'light' : 'dark');
 */
export const useTheme = (): ThemeState => {
  const state = use(ThemeContext);
  if (state === null) {
    throw new Error('useTheme needs a <ThemeProvider> above it. Wrap the app in ThemeProvider.');
  }
  return state;
};
