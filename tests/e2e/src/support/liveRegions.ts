import type { Page } from '@playwright/test';

/** The live regions that hold another one, or a part with a name of its own: with each change all of it is said, or twice. */
export const crowdedLiveRegions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    const inside = '[role="status"], [role="alert"], [role="region"], [role="group"]';
    return [...document.querySelectorAll(live)]
      .filter((region) => region.querySelector(inside) !== null)
      .map((region) => region.textContent?.slice(0, 80) ?? '');
  });
