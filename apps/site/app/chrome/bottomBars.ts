import { useSyncExternalStore } from 'react';

/** What is brought into view stops this far above the bars. */
const clearance = 16;

let heights = { payBar: 0, cookies: 0 };
const listeners = new Set<() => void>();

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** No custom property of the root element: each change of one restyles the whole page. */
const take = (bar: keyof typeof heights, height: number) => {
  heights = { ...heights, [bar]: height };
  const padding = heights.payBar + heights.cookies + clearance;
  document.documentElement.style.scrollPaddingBlockEnd = `${padding}px`;
  for (const tell of listeners) tell();
};

const taking = (bar: keyof typeof heights) => (element: HTMLElement | null) => {
  if (element === null) return undefined;
  const observer = new ResizeObserver(() => take(bar, element.offsetHeight));
  observer.observe(element);
  return () => {
    observer.disconnect();
    take(bar, 0);
  };
};

/** Refs for the bars at the lower edge of the window; the cookie banner stands on the pay bar. */
export const bottomBars = { payBar: taking('payBar'), cookies: taking('cookies') } as const;

const known = () => heights;

/** How much of the window's lower edge the bars take, in pixels. */
export const useBottomBars = () => useSyncExternalStore(subscribe, known, known);
