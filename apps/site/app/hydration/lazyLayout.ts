/**
 * Runs inline in the head, as text, so it may use nothing from outside itself: lays out parts with `data-defer` when
 * they come near the window, and the rest once the page is hydrated (docs/hydration.md).
 */
export const lazyLayout = () => {
  if (history.state || location.hash) return;
  document.documentElement.dataset.lazy = 'all';
  const watch = new IntersectionObserver((parts) => {
    for (const { isIntersecting, target } of parts)
      if (isIntersecting) (target as HTMLElement).dataset.defer = 'seen';
  });
  addEventListener('DOMContentLoaded', () => {
    for (const part of document.querySelectorAll('[data-defer]')) watch.observe(part);
  });
};

/** When the browser has nothing else to do. */
export const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  );

/** Lays out the rest of the page, section by section, so that the browser can answer in between. */
export const layOutRest = async (): Promise<void> => {
  const root = document.documentElement;
  if (!root.hasAttribute('data-lazy')) return;
  for (const { dataset } of document.querySelectorAll<HTMLElement>('section[data-defer=""]')) {
    await idle();
    dataset.defer = 'seen';
  }
  root.removeAttribute('data-lazy');
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-defer=seen]')) dataset.defer = '';
};
