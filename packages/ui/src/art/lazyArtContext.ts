'use client';

import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { sharedContext } from '../sharedContext.ts';

/** What a `LazyArt` tells the pictures inside. */
export interface LazyArtState {
  /** Whether they are drawn, or still empty frames. */
  readonly drawn: boolean;
  /** Draws all of them when this element comes near the viewport. Returns a function that stops watching. */
  readonly watch: (element: Element) => () => void;
}

/**
 * Connects a `LazyArt` with the pictures inside; `null` outside of one, where they are drawn at once.
 *
 * @example <LazyArtContext value={{ drawn: true, watch }}>{pictures}</LazyArtContext>
 */
export const LazyArtContext = sharedContext<LazyArtState | null>('ui/art', null);

const pending = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

const observe = (rootMargin: string): IntersectionObserver =>
  new IntersectionObserver(
    (entries) => {
      // As a transition, so that the browser can handle input in between.
      startTransition(() => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) pending.get(target)?.();
      });
    },
    { rootMargin },
  );

/** Draws only what is visible until the first scroll, so that a page that loads has less to do. */
const createObserver = (): IntersectionObserver => {
  const lookAhead = () => {
    observer?.disconnect();
    observer = observe('100% 0%');
    for (const element of pending.keys()) observer.observe(element);
  };
  addEventListener('scroll', lookAhead, { once: true, passive: true });
  // A print shows the whole page, so everything is drawn before it begins.
  addEventListener('beforeprint', () =>
    flushSync(() => {
      for (const draw of pending.values()) draw();
    }),
  );
  return observe('0%');
};

/** Calls back when an element is less than a viewport's height away; at once without `IntersectionObserver`. */
export const whenNearViewport = (element: Element, draw: () => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    draw();
    return () => {};
  }
  observer ??= createObserver();
  pending.set(element, draw);
  observer.observe(element);
  return () => {
    pending.delete(element);
    observer?.unobserve(element);
  };
};
