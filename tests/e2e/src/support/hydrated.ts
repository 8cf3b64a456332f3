import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until the page's scripts have hydrated it: the cookie banner is theirs. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('section[aria-label="Cookies"]').waitFor();

/** Waits until every section is laid out at its own height, and no longer at an estimate, in the fonts of ours. */
export const laidOut = async (page: Page): Promise<void> => {
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-lazy');
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Instrument Sans/.test(family) && status === 'loaded'),
  );
};

/** Says yes to cookies, so that the banner lies over nothing. */
export const acceptCookies = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: 'Cookies', exact: true })
    .getByRole('button', { name: 'I accept' })
    .click();
