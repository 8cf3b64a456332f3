/** The style element that holds the rules of the two fonts. */
export const fontsId = 'fonts';

/**
 * Runs inline in the head of a page that waits with its scripts, as text, so it may use nothing from outside itself: asks
 * for the two fonts after the first paint, or at once where they were fetched before (docs/hydration.md).
 *
 * @param then is called when the words have been painted
 */
export const firstPaint = (id: string, consent: string, then: () => void) => {
  // It stands before this script (SiteHead).
  const holder = document.getElementById(id) as HTMLStyleElement;
  const rules = holder.textContent;
  holder.media = 'print';
  const bring = async () => {
    const fonts = Array.from(
      rules.matchAll(/family:(.*?);src:(.*?);font-weight:(.*?);/g),
      ([, family = '', source = '', weight = '']) => new FontFace(family, source, { weight }).load(),
    );
    for (const font of await Promise.all(fonts)) document.fonts.add(font);
    if (localStorage.getItem(consent)) localStorage.setItem(id, rules);
  };
  let brought: Promise<void> | undefined;
  try {
    if (import.meta.env.WITHOUT_STEP === 'late-fonts' || localStorage.getItem(id) === rules)
      brought = bring();
  } catch {
    // Without a memory every visit is the first.
  }
  new PerformanceObserver((paints, observer) => {
    if (!paints.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    brought ??= bring();
    // Where the fonts cannot be had, those of the system stay.
    brought.catch(() => {});
    then();
  }).observe({ type: 'paint', buffered: true });
};
