'use client';

import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactElement, type ReactNode, use, useState } from 'react';
import { sharedContext } from '../sharedContext.ts';
import { inComponents, layerOrder } from './layers.ts';

/** Class names begin with this key; server and browser must agree on it. */
const styleKey = 'bb';

/** The Emotion cache of the nearest provider: of a server render, or of another `StyleProvider`. */
export const StyleCacheContext = sharedContext<EmotionCache | null>('ui/style-cache', null);

const isBrowser = typeof document !== 'undefined';

/** The names of styles and animations, which stand in their rules. */
const styleNames = new RegExp(`(?:\\.${styleKey}-|@keyframes )([\\w-]+)`, 'g');

/**
 * The rules of every class stand in the layer of components; global ones and animations say themselves where. A browser
 * orders layers as it first meets them, and global styles may come later than a class, so the order is told first.
 */
const insertInLayer = (cache: EmotionCache): void => {
  const insert = cache.insert.bind(cache);
  // The next rules come into an element of their own, at the end of the head: Chromium lays all of a page with font
  // faces out again when layers change in an element that it has read, or in one that another style sheet follows.
  const beginElement = () => {
    cache.sheet.ctr = 0;
    cache.sheet.tags = [];
  };
  // Where the server has sent a global style, the order of the layers is known already.
  let isOrdered = !isBrowser || !!document.querySelector(`style[data-emotion^="${styleKey}-global"]`);
  cache.insert = (selector, serialized, ...rest) => {
    if (!isOrdered) cache.sheet.insert(layerOrder);
    isOrdered = true;
    const styles = selector === '' ? serialized.styles : inComponents(serialized.styles);
    queueMicrotask(beginElement);
    return insert(selector, { ...serialized, styles }, ...rest);
  };
};

/** No vendor prefixes: the browsers this library supports need none but those written out in the styles. */
export const createStyleCache = (nonce?: string): EmotionCache => {
  const selector = `style[data-sheet=${styleKey}],style[data-emotion^="${styleKey} "]`;
  const serverStyles = isBrowser ? [...document.querySelectorAll<HTMLStyleElement>(selector)] : [];
  for (const { dataset } of serverStyles) {
    // Emotion would move elements with its own mark to the end of the head, which restyles the whole page.
    delete dataset.emotion;
    dataset.sheet = styleKey;
  }
  const cache = createCache({ key: styleKey, stylisPlugins: [], ...(nonce && { nonce }) });
  insertInLayer(cache);
  for (const { textContent } of serverStyles) {
    for (const [, name = ''] of textContent.matchAll(styleNames)) cache.inserted[name] = true;
  }
  cache.sheet.tags = serverStyles;
  // Styles are never between elements here, so `:first-child` is safe and Emotion need not warn of it.
  if (isBrowser) cache.compat = true;
  return cache;
};

/** Props of {@link StyleProvider}. */
export interface StyleProviderProps {
  /** What is styled. */
  children?: ReactNode;
  /** Nonce of the page's content security policy, put on the style elements made in the browser. */
  nonce?: string;
}

/**
 * Stands once around the app. In the browser it reuses the critical styles that the server wrote into the head.
 *
 * @example <StyleProvider><GlobalStyles fonts={fonts} /><App /></StyleProvider>
 */
export const StyleProvider = ({ children, nonce }: StyleProviderProps): ReactElement => {
  const outer = use(StyleCacheContext);
  const [cache] = useState(() => outer ?? createStyleCache(nonce));
  return (
    <StyleCacheContext value={cache}>
      <CacheProvider value={cache}>{children}</CacheProvider>
    </StyleCacheContext>
  );
};
