'use client';

import type { EmotionCache } from '@emotion/cache';
import { type ReactElement, type ReactNode, use, useState } from 'react';
import { joinLayers } from './layers.ts';
import {
  createStyleCache,
  StyleCacheContext,
  StyleProvider,
  type StyleProviderProps,
} from './StyleProvider.tsx';

type InsertHtml = (render: () => ReactNode) => void;

/** Props of {@link StreamedStyleProvider}. */
export interface StreamedStyleProviderProps extends StyleProviderProps {
  /**
   * The framework's function that inserts elements into the stream of this page; null in a browser. In Next.js
   * `use(ServerInsertedHTMLContext)`.
   */
  insertHtml: InsertHtml | null;
}

/** The styles of a server render that is streamed, as far as they have not been sent. */
interface StreamedStyles {
  /** What was inserted since the last call, as style elements; null when there is nothing new. */
  readonly take: () => ReactElement | null;
}

interface PendingStyle {
  readonly name: string;
  readonly isGlobal: boolean;
}

/** Makes a cache keep its styles back, where it would put them between the elements of the page. */
const collectStyles = (cache: EmotionCache): StreamedStyles => {
  const insert = cache.insert.bind(cache);
  let pending: PendingStyle[] = [];
  cache.compat = true;
  cache.insert = (...args) => {
    const [selector, { name }] = args;
    if (cache.inserted[name] === undefined) pending.push({ name, isGlobal: selector === '' });
    return insert(...args);
  };
  const textOf = ({ name }: PendingStyle): string => {
    const text = cache.inserted[name];
    return typeof text === 'string' ? text : '';
  };
  const style = (attribute: string, text: string) => (
    <style key={attribute} data-emotion={attribute} nonce={cache.nonce}>
      {text}
    </style>
  );
  return {
    take: () => {
      const taken = pending;
      pending = [];
      if (taken.length === 0) return null;
      const own = taken.filter(({ isGlobal }) => !isGlobal);
      return (
        <>
          {taken
            .filter(({ isGlobal }) => isGlobal)
            .map((one) => style(`${cache.key}-global ${one.name}`, textOf(one)))}
          {own.length === 0
            ? null
            : style(
                [cache.key, ...own.map(({ name }) => name)].join(' '),
                joinLayers(own.map(textOf).join('')),
              )}
        </>
      );
    },
  };
};

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
 * A {@link StyleProvider} for frameworks that stream their pages: the styles come where the framework inserts them,
 * where they would stand between the elements of the page.
 *
 * @example <StreamedStyleProvider insertHtml={use(ServerInsertedHTMLContext)}><GlobalStyles /><App /></StreamedStyleProvider>
 */
export const StreamedStyleProvider = ({
  children,
  nonce,
  insertHtml,
}: StreamedStyleProviderProps): ReactElement => {
  const outer = use(StyleCacheContext);
  const [own] = useState(() => createOwnStyles(outer ?? createStyleCache(nonce), insertHtml));
  insertHtml?.(() => own.streamed?.take());
  return (
    <StyleCacheContext value={own.cache}>
      <StyleProvider>{children}</StyleProvider>
    </StyleCacheContext>
  );
};
