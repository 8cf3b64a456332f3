/** The style element that holds the rules of the two fonts. */
export const fontsId = 'fonts';

/**
 * Runs inline in the head, as text, so it may use nothing from outside itself: keeps the fonts back on a first visit.
 * Who has agreed to cookies has been here before, and has them.
 *
 * @returns how to have them come
 */
export const lateFonts = (id: string, consent: string) => {
  // It stands before this script (SiteHead).
  const holder = document.getElementById(id) as HTMLStyleElement;
  try {
    if (localStorage.getItem(consent)) return () => {};
  } catch {
    // Without a memory every visit is the first.
  }
  holder.media = 'print';
  return async () => {
    const rules = holder.textContent.matchAll(/family:(.*?);src:(.*?);font-weight:(.*?);/g);
    const fonts = Array.from(rules, ([, family = '', source = '', weight = '']) =>
      new FontFace(family, source, { weight }).load(),
    );
    // Together, so that a long page is laid out once more and not twice. Without them the system's fonts stay.
    for (const font of await Promise.all(fonts).catch(() => [])) document.fonts.add(font);
  };
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
