'use client';

import createCache, { type EmotionCache } from '@emotion/cache';
import { use } from 'react';
import { sharedContext } from '../sharedContext.ts';

/** The cache around: of a server render, or of another `StyleProvider`. */
export const StyleCacheContext = sharedContext<EmotionCache | null>('ui/style-cache', null);

/** Whether styles are written into the page that is made, and not into a document that is there. */
export const isServer = typeof document === 'undefined';

/** For components outside of a `StyleProvider`. */
const createBareCache = (): EmotionCache => createCache({ key: 'css' });

// Takes what a server wrote for such components out from between the elements, before React hydrates them.
let bareCache =
  !isServer && document.querySelector('style[data-emotion^="css "]') !== null ? createBareCache() : null;

/** The cache of the place. Outside of a `StyleProvider` it is the document's, on a server a new one. */
export const useStyleCache = (): EmotionCache => {
  const around = use(StyleCacheContext);
  if (around !== null) return around;
  if (isServer) return createBareCache();
  bareCache ??= createBareCache();
  return bareCache;
};
