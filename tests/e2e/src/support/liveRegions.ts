import type { Page } from '@playwright/test';

/** The live regions that are not displayed while they are empty: what comes into them is not said. */
export const deafLiveRegions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-live="polite"], [role="status"]')]
      .filter((region) => region.textContent === '' && getComputedStyle(region).display === 'none')
      .map((region) => region.outerHTML.slice(0, 80)),
  );

/** The live regions that hold another one, or a part with a name of its own: with each change all of it is said, or twice. */
export const crowdedLiveRegions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    const inside = '[role="status"], [role="alert"], [role="region"], [role="group"]';
    return [...document.querySelectorAll(live)]
      .filter((region) => region.querySelector(inside) !== null)
      .map((region) => region.textContent?.slice(0, 80) ?? '');
  });

/** The headings that name something that can have the focus: Orca passes them by, and does not say the name after them. */
export const passedHeadings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[tabindex][aria-labelledby]')].flatMap((part) => {
      const label = document.getElementById(part.getAttribute('aria-labelledby') ?? '');
      return label?.matches('h1, h2, h3, h4') ? [label.textContent ?? ''] : [];
    }),
  );
