import type { Page } from '@playwright/test';

/** Waits until the page's scripts have hydrated it: the cookie banner is theirs. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('section[aria-label="Cookies"]').waitFor();

/** Waits until the page is hydrated and laid out in the fonts of ours. */
export const laidOut = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Instrument Sans/.test(family) && status === 'loaded'),
  );
};

/** Accepts cookies, so that the banner covers nothing. */
export const acceptCookies = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: 'Cookies', exact: true })
    .getByRole('button', { name: 'I accept' })
    .click();
