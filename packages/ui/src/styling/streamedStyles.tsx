import type { EmotionCache } from '@emotion/cache';
import type { ReactElement } from 'react';
import { joinLayers } from './layers.ts';

/** The styles of a server render that is streamed, as far as they have not been sent. */
export interface StreamedStyles {
  /** What was inserted since the last call, as style elements; null when there is nothing new. */
  readonly take: () => ReactElement | null;
}

interface PendingStyle {
  readonly name: string;
  readonly isGlobal: boolean;
}

/** Makes a cache keep its styles back, where it would put them between the elements of the page. */
export const collectStyles = (cache: EmotionCache): StreamedStyles => {
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
