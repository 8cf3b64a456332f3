import type { Page } from '@playwright/test';

/** Navigates to an address that no link of the page has, as a step of the history does. */
export const openInPage = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
