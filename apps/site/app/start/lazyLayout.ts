/**
 * Script text for the head: a `Section` is laid out when it comes near, until the page is alive. Not where somebody
 * comes back to a place further down, which the browser has to find.
 */
export const lazyScript = `history.state||document.documentElement.setAttribute("data-lazy","");`;

const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  );

/** Lays out the rest of the page, part by part, so that the browser can answer in between. */
export const layOutRest = async (): Promise<void> => {
  const root = document.documentElement;
  if (!root.hasAttribute('data-lazy')) return;
  const parts = [...document.querySelectorAll('section')].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  );
  for (const { style } of parts) {
    await idle();
    style.contentVisibility = 'visible';
  }
  root.removeAttribute('data-lazy');
  for (const { style } of parts) style.contentVisibility = '';
};
