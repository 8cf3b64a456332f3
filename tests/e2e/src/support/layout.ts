import type { Page } from '@playwright/test';

/** Counts from before the page's first paint how far its content jumps. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    let sum = 0;
    // Where frames take long, Chromium counts a header that sticks while a script scrolls.
    const isStuckHeader = (entry: PerformanceEntry): boolean => {
      const sources: readonly { readonly node: Node | null }[] = Reflect.get(entry, 'sources');
      const isHeader = ({ node }: (typeof sources)[number]) =>
        node instanceof Element && node.closest('header');
      return Reflect.get(window, 'wasScrolled') === true && sources.every(isHeader);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isAnswer = Reflect.get(entry, 'hadRecentInput') === true;
        if (!isAnswer && !isStuckHeader(entry)) sum += Number(Reflect.get(entry, 'value'));
      }
      Reflect.set(window, 'shiftSum', sum);
    }).observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'shiftSum', 0);
  });
};

/** The sum of all layout shifts so far, without those that answer a press. */
export const shiftSum = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'shiftSum')));

/** By how many pixels the page is wider than the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Words and controls that begin or end outside the window, in the order of the page; what scrolls by itself may. */
export const wordsOutside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const found: string[] = [];
    for (const element of document.querySelectorAll(
      'h1,h2,h3,p,li,a,button,label,dt,dd,summary,input,select,textarea,iframe',
    )) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
      const isOutside = left < -1 || right > innerWidth + 1;
      if (
        isOutside &&
        !scrolls(element) &&
        element.closest('[aria-hidden="true"],[aria-roledescription="carousel"]') === null
      )
        found.push(`${element.tagName} "${(element.textContent || element.id).trim().slice(0, 40)}"`);
    }
    return found;
  });

/** A browser without a window may have nothing to draw, and then no frame comes. */
const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((next) => {
        requestAnimationFrame(() => next());
        setTimeout(next, 100);
      }),
  );

/** After two frames: what follows from the last change is drawn. */
export const drawn = async (page: Page): Promise<void> => {
  await nextFrame(page);
  await nextFrame(page);
};

/** Scrolls to the end of the page and back, so that what waits for it is drawn. */
export const scrollThrough = async (page: Page): Promise<void> => {
  const isEnd = () =>
    page.evaluate(() => {
      Reflect.set(window, 'wasScrolled', true);
      const before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      return scrollY === before;
    });
  do await nextFrame(page);
  while (!(await isEnd()));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await nextFrame(page);
};
