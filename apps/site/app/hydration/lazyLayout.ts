/**
 * Runs inline in the head of a page that waits with its scripts, as text: it may use nothing from outside itself. Parts
 * that may be laid out late (`data-defer`) are laid out when they come near the window, and the rest when the page is
 * hydrated (`layOutRest`). On phones they wait until the page has been painted and they come into the window; coming
 * near it is enough when the scripts are loaded (`startLoader`): the first paint waits for nothing that nobody sees.
 * Not where somebody comes to a place further down, which the browser has to find.
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

const idle = () =>
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
