/**
 * Runs inline in the head of a page that waits for its first paint alone, as text: it may use nothing from outside
 * itself.
 *
 * @param then is called when the page has been painted
 */
export const atFirstPaint = (then: () => void) =>
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    then();
  }).observe({ type: 'paint', buffered: true });
