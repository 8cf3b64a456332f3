import type { Page } from '@playwright/test';
import { inForm } from './inForm.ts';
import { sidewaysScroll, wordsOutside } from './layout.ts';

/** Chooses the size of text as the reader does in the settings of the browser: media queries in `em` follow it too. */
export const textSizes = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const setText = async (standard: number) => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.waitForFunction((size) => {
      const isFollowed = matchMedia(`(width < ${innerWidth / size + 0.1}em)`).matches;
      return isFollowed && getComputedStyle(document.documentElement).fontSize === `${size}px`;
    }, standard);
  };
  const reset = async () => {
    await setText(16);
    await devtools.detach();
  };
  return { setText, reset };
};

/** The sizes of windows in which a page has to fit, and the text sizes that the reader has chosen. */
const fewReadings = [
  { width: 320, height: 640, textPx: 16 },
  { width: 375, height: 812, textPx: 32 },
  { width: 1280, height: 800, textPx: 32 },
];

/** The parts of a page that in large text stand outside a small window, or make the page wider. */
export const outsideWithLargeText = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  const before = page.viewportSize();
  const { setText, reset } = await textSizes(page);
  const readings = inForm({
    short: fewReadings,
    whole: [...fewReadings, { width: 1024, height: 768, textPx: 24 }],
  });
  for (const { width, height, textPx } of readings) {
    // Together, so that the page is laid out once.
    await Promise.all([page.setViewportSize({ width, height }), setText(textPx)]);
    const wider = await sidewaysScroll(page);
    const outside = [...(wider > 0 ? [`${wider} px`] : []), ...(await wordsOutside(page))];
    found.push(...outside.map((what) => `text of ${textPx} px in ${width} px: ${what}`));
  }
  await Promise.all([reset(), before && page.setViewportSize(before)]);
  return found;
};
