import type { Locator, Page } from '@playwright/test';
import { expect, type RunningSystem } from './test.ts';

/** Signs in to the desk as a ready-made creator: over the identity provider, back to the desk. */
export const openDesk = async (page: Page, system: RunningSystem, name = 'Admin Ada'): Promise<void> => {
  await page.goto(system.deskUrl);
  await page.getByRole('link', { name: 'Sign in with Twitch' }).click();
  await page.waitForURL(/\/identity\/twitch\//);
  await page.getByRole('button', { name }).click();
  await page.waitForURL((url) => url.origin === new URL(system.deskUrl).origin);
  await expect(finder(page)).toBeVisible();
};

/** The one field. */
export const finder = (page: Page): Locator => page.getByRole('combobox', { name: 'Find a person' });

/** Finds somebody by keyboard and waits for the page of the first found. */
export const findPerson = async (page: Page, text: string, name: string): Promise<void> => {
  await page.keyboard.press('/');
  await expect(finder(page)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

/** A part of a person's page. */
export const partOf = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** Says why and confirms what the open dialog shows. */
export const confirmAct = async (page: Page, reason: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'What this does' })).toBeVisible();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Done. It stands in the timeline')).toBeVisible();
  await expect(dialog).toBeHidden();
};
