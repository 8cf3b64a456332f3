/**
 * Calls back when the page's colours may have changed: the system's scheme, or an attribute of the root
 * element (`data-scheme`, `class`, `style`).
 *
 * With the next frame, for which the browser styles the page anyway: asked for at once, it would be styled twice.
 *
 * @returns the function that ends it
 */
export const watchScheme = (onChange: () => void): (() => void) => {
  let frame = 0;
  const hear = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  };
  const system = matchMedia('(prefers-color-scheme: light)');
  const root = new MutationObserver(hear);
  system.addEventListener('change', hear);
  root.observe(document.documentElement, { attributeFilter: ['data-scheme', 'class', 'style'] });
  return () => {
    cancelAnimationFrame(frame);
    system.removeEventListener('change', hear);
    root.disconnect();
  };
};
