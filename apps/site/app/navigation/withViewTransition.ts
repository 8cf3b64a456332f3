import { flushSync } from 'react-dom';

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Draws the next page; where the browser can, the page before fades into it. */
export const withViewTransition = (draw: () => void): void => {
  if (!('startViewTransition' in document) || isCalm()) {
    draw();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(draw));
  // A fade that another one overtakes, or that nobody would see, is left out.
  ready.catch(() => {});
};
