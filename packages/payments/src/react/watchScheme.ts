/**
 * Calls back when the page's colours may have changed: the system's scheme, or an attribute of the root
 * element (`data-scheme`, `class`, `style`).
 *
 * @returns the function that ends it
 */
export const watchScheme = (onChange: () => void): (() => void) => {
  const system = matchMedia('(prefers-color-scheme: light)');
  const root = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  root.observe(document.documentElement, { attributeFilter: ['data-scheme', 'class', 'style'] });
  return () => {
    system.removeEventListener('change', onChange);
    root.disconnect();
  };
};
