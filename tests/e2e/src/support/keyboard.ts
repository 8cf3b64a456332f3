import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const longestWalk = 90;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate(
    (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
  );

/** Walks to a control with the Tab key alone, as somebody without a pointer does. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let step = 0; step < longestWalk; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}: it cannot be used without a pointer.`);
};

/** Walks to a control and presses it. */
export const pressByKeyboard = async (
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Walks to a field and types. */
export const typeByKeyboard = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};
