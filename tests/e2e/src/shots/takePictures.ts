import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const widths = (process.env.WIDTHS ?? '375,768,1200,1920').split(',').map(Number);
const folder = join(import.meta.dirname, '../../shots');

mkdirSync(folder, { recursive: true });

/** `SCREENS=checkout` takes the ones whose name holds the word. */
export const isWanted = (name: string): boolean => name.includes(process.env.SCREENS ?? '');

/** Takes a picture of the page in each width: of a modal only the window, otherwise the whole page. */
export const takePictures = async (page: Page, name: string): Promise<void> => {
  const isModal = await page.evaluate(() => document.querySelector('dialog[open]') !== null);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 812 : 900 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(150);
    const path = join(folder, `${name}-${width}.png`);
    await page.screenshot({ path, fullPage: !isModal, animations: 'disabled' });
  }
};
