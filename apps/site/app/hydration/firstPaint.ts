/** The style element that holds the rules of the two fonts. */
export const fontsId = 'fonts';

/**
 * Runs inline in the head, as text, so it may use nothing from outside itself: keeps the two fonts back, but where they
 * were fetched before (docs/hydration.md).
 *
 * @returns how to have them come
 */
export const lateFonts = (id: string, consent: string) => {
  // It stands before this script (SiteHead).
  const holder = document.getElementById(id) as HTMLStyleElement;
  const rules = holder.textContent;
  holder.media = 'print';
  let brought: Promise<void> | undefined;
  const load = async () => {
    const fonts = Array.from(
      rules.matchAll(/family:(.*?);src:(.*?);font-weight:(.*?);/g),
      ([, family = '', source = '', weight = '']) => new FontFace(family, source, { weight }).load(),
    );
    for (const font of await Promise.all(fonts)) document.fonts.add(font);
    if (localStorage.getItem(consent)) localStorage.setItem(id, rules);
  };
  const bring = () => {
    brought ??= load();
    // Where the fonts cannot be had, those of the system stay.
    brought.catch(() => {});
  };
  try {
    if (localStorage.getItem(id) === rules) bring();
  } catch {
    // Without a memory every visit is the first.
  }
  return bring;
};

/** Runs inline as well, on a page that waits with its scripts: calls both when the words have been painted. */
export const firstPaint = (bringFonts: () => void, loadScripts: () => void) => {
  new PerformanceObserver((paints, observer) => {
    if (!paints.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    bringFonts();
    loadScripts();
  }).observe({ type: 'paint', buffered: true });
};
