import type { Page } from '@playwright/test';

/**
 * Holds files of the site back.
 *
 * @param delayMs how long each takes once it is released, so that they come one by one
 * @returns a function that releases them
 */
export const holdFiles = async (page: Page, files: string, delayMs = 0): Promise<() => void> => {
  let letGo = () => {};
  const released = new Promise<void>((release) => {
    letGo = release;
  });
  await page.route(files, async (route) => {
    await released;
    if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs));
    await route.continue();
  });
  return letGo;
};

/** The site's scripts, as `holdFiles` takes them. */
export const scriptFiles = '**/assets/*.js';
