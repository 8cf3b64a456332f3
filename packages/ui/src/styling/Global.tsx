'use client';

import { StyleSheet } from '@emotion/sheet';
import { type ReactElement, useInsertionEffect } from 'react';
import type { Style } from './css.ts';
import { isServer, useStyleCache } from './useStyleCache.ts';

interface GlobalProps {
  readonly styles: Style;
}

/** Styles of the page, as long as this is in it; they stand before those of the components. */
export const Global = ({ styles: { name, styles } }: GlobalProps): ReactElement | null => {
  const cache = useStyleCache();
  const key = `${cache.key}-global`;
  useInsertionEffect(() => {
    const { container, isSpeedy: speedy, nonce, tags } = cache.sheet;
    const sheet = new StyleSheet({ key, container, speedy, ...(nonce !== undefined && { nonce }) });
    sheet.before = tags[0] ?? null;
    const served = document.querySelector<HTMLStyleElement>(`style[data-emotion="${key} ${name}"]`);
    if (served === null) cache.insert('', { name, styles }, sheet, false);
    else {
      // Another one with the same styles makes an element of its own.
      served.setAttribute('data-emotion', key);
      sheet.hydrate([served]);
    }
    return () => sheet.flush();
  }, [cache, key, name, styles]);
  if (!isServer) return null;
  const isCollected = cache.compat === true;
  const rules = cache.insert('', { name, styles }, cache.sheet, isCollected);
  return isCollected || typeof rules !== 'string' ? null : (
    <style data-emotion={`${key} ${name}`} nonce={cache.sheet.nonce}>
      {rules}
    </style>
  );
};
