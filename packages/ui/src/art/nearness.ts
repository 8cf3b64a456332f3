'use client';

import { createContext, startTransition, use } from 'react';
import { flushSync } from 'react-dom';

/** How near the pictures of an `ArtWhenNear` are, for what draws with them. */
export interface ArtNearness {
  /** Whether they are drawn, or still frames. */
  readonly drawn: boolean;
  /** Has them all drawn when this element comes near the window. Returns what ends the watch. */
  readonly watch: (element: Element) => () => void;
}

/**
 * From `ArtWhenNear` down to its pictures.
 *
 * @example <Nearness value={{ drawn: true, watch }}>{pictures}</Nearness>
 */
export const Nearness = createContext<ArtNearness | null>(null);

/**
 * How near the pictures around are; `null` outside of `ArtWhenNear`, where everything is drawn at once.
 *
 * @example
 * const isFrame = useArtNearness()?.drawn === false;
 */
export const useArtNearness = (): ArtNearness | null => use(Nearness);

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

const observe = (rootMargin: string): IntersectionObserver =>
  new IntersectionObserver(
    (entries) => {
      // As a transition, so that the browser can answer in between.
      startTransition(() => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
      });
    },
    { rootMargin },
  );

/** Until somebody scrolls, only what is seen is near: a page that just starts has better things to do. */
const begin = (): IntersectionObserver => {
  const lookAhead = () => {
    observer?.disconnect();
    observer = observe('100% 0%');
    for (const element of waiting.keys()) observer.observe(element);
  };
  addEventListener('scroll', lookAhead, { once: true, passive: true });
  // Paper has no window to come near to, and does not wait for a transition.
  addEventListener('beforeprint', () =>
    flushSync(() => {
      for (const draw of waiting.values()) draw();
    }),
  );
  return observe('0%');
};

/** Calls when an element is seen or less than a window's height away, or at once where nobody can tell. */
export const whenNear = (element: Element, draw: () => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    draw();
    return () => {};
  }
  observer ??= begin();
  waiting.set(element, draw);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
};
