'use client';

import type { EmotionCache } from '@emotion/cache';
import { type ReactElement, type ReactNode, use, useState } from 'react';
import {
  createStyleCache,
  StyleCacheContext,
  StyleProvider,
  type StyleProviderProps,
} from './StyleProvider.tsx';
import { collectStyles, type StreamedStyles } from './streamedStyles.tsx';

type InsertHtml = (render: () => ReactNode) => void;

/** Props of {@link StreamedStyleProvider}. */
export interface StreamedStyleProviderProps extends StyleProviderProps {
  /**
   * By what the framework inserts elements into the stream of this one page, null in a browser: in Next.js
   * `use(ServerInsertedHTMLContext)`.
   */
  insertHtml: InsertHtml | null;
}

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
