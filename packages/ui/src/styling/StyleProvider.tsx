'use client';

import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactElement, type ReactNode, use, useState } from 'react';
import { sharedContext } from '../sharedContext.ts';
import { inComponents, layerOrder } from './layers.ts';
import { collectStyles, type StreamedStyles } from './streamedStyles.tsx';

/** Class names begin with this key; server and browser must agree on it. */
const styleKey = 'bb';

/** The cache around: of a server render, or of another `StyleProvider`. */
export const StyleCacheContext = sharedContext<EmotionCache | null>('ui/style-cache', null);

const emotionAttribute = 'data-emotion';

const classNames = new RegExp(`\\.${styleKey}-([\\w-]+)`, 'g');

/** The names of the styles in an element: listed in its attribute; those of a `CriticalSheet` stand in its rules alone. */
const namesIn = (attribute: string | null, rules: string): readonly string[] =>
  attribute?.split(' ').slice(1) ?? Array.from(rules.matchAll(classNames), ([, name = '']) => name);

/** The style elements that the server has written, each with the attribute by which Emotion knows it. */
const findServerStyles = () => {
  if (typeof document === 'undefined') return [];
  const elements = document.querySelectorAll<HTMLStyleElement>(
    `style[data-sheet=${styleKey}],style[${emotionAttribute}^="${styleKey} "]`,
  );
  return Array.from(elements, (element) => ({ element, attribute: element.getAttribute(emotionAttribute) }));
};

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
  // A served global style has told it.
  let isOrdered =
    typeof document === 'undefined' ||
    document.querySelector(`style[${emotionAttribute}^="${styleKey}-global"]`) !== null;
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
  const serverStyles = findServerStyles();
  // Emotion would move elements with this attribute to the end of the head, which restyles the whole page.
  for (const { element } of serverStyles) element.removeAttribute(emotionAttribute);
  const cache = createCache({ key: styleKey, stylisPlugins: [], ...(nonce === undefined ? {} : { nonce }) });
  insertInLayer(cache);
  for (const { element, attribute } of serverStyles) {
    if (attribute !== null) element.setAttribute(emotionAttribute, attribute);
    for (const name of namesIn(attribute, element.textContent)) cache.inserted[name] = true;
    cache.sheet.tags.push(element);
  }
  // Styles are never between elements here, so `:first-child` is safe and Emotion need not warn of it.
  if (typeof document !== 'undefined') cache.compat = true;
  return cache;
};

/** Props of {@link StyleProvider}. */
export interface StyleProviderProps {
  /** What is styled. */
  children?: ReactNode;
  /** Nonce of the page's content security policy, put on the style elements made in the browser. */
  nonce?: string;
  /**
   * By what the framework inserts elements into the stream of this one page: in Next.js `use(ServerInsertedHTMLContext)`.
   * Without it the styles of a streamed page stand between its elements, and hydration finds a mismatch.
   */
  insertHtml?: InsertHtml | null;
}

type InsertHtml = (render: () => ReactNode) => void;

interface OwnStyles {
  readonly cache: EmotionCache;
  readonly streamed: StreamedStyles | null;
}

/** Of each page that is streamed: Next.js may render a page twice and inserts what both renders asked for. */
const streamedPages = new WeakMap<InsertHtml, OwnStyles>();

const createOwnStyles = (cache: EmotionCache, insertHtml: InsertHtml | null): OwnStyles => {
  if (insertHtml === null || typeof document !== 'undefined') return { cache, streamed: null };
  if (process.env.NODE_ENV !== 'production' && insertHtml.name.startsWith('use')) {
    throw new Error(
      `insertHtml takes a function of this one page, and "${insertHtml.name}" is the same for every page. In Next.js pass use(ServerInsertedHTMLContext).`,
    );
  }
  const own = streamedPages.get(insertHtml) ?? { cache, streamed: collectStyles(cache) };
  streamedPages.set(insertHtml, own);
  return own;
};

/**
 * Stands once around the app. In the browser it reuses the critical styles that the server wrote into the head.
 *
 * @example <StyleProvider><GlobalStyles fonts={fonts} /><App /></StyleProvider>
 */
export const StyleProvider = ({ children, nonce, insertHtml = null }: StyleProviderProps): ReactElement => {
  const outer = use(StyleCacheContext);
  const [own] = useState(() => createOwnStyles(outer ?? createStyleCache(nonce), insertHtml));
  insertHtml?.(() => own.streamed?.take());
  const cache = outer ?? own.cache;
  return (
    <StyleCacheContext value={cache}>
      <CacheProvider value={cache}>{children}</CacheProvider>
    </StyleCacheContext>
  );
};
