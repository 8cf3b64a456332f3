import type { Page } from '@playwright/test';

/**
 * Has files of the site wait on their way.
 *
 * @param delayMs how long each takes after that, so that they come one by one
 * @returns how to let them come
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
