'use client';

import { use } from 'react';
import { StyleCacheContext } from './StyleProvider.tsx';

let warned = false;

/** Says once, in development, what a component does that stands outside of a `StyleProvider`. */
export const warnOfNoProvider = (): void => {
  if (warned || use(StyleCacheContext) !== null) return;
  warned = true;
  console.warn(
    'A component of @backbeat/ui stands outside of <StyleProvider>. It works in a browser, but a server writes its styles between the elements. Put <StyleProvider> around the app.',
  );
};
