import type { Page } from '@playwright/test';
import { uniqueName } from '../support/journey.ts';
import { openAs, openAsNew } from '../support/signIn.ts';
import { expect, type RunningSystem } from '../support/test.ts';
import type { AccountScreen } from './AccountScreen.ts';
import { checkoutScreens } from './checkoutScreens.ts';
import { settingsScreens } from './settingsScreens.ts';
import { signInScreens } from './signInScreens.ts';

/** Every page of a person or of a purchase, in every state worth looking at. */
export const accountScreens: readonly AccountScreen[] = [
  ...signInScreens,
  ...checkoutScreens,
  ...settingsScreens,
];

/** Opens a screen in its state. */
export const visit = async (page: Page, system: RunningSystem, screen: AccountScreen): Promise<void> => {
  const { as, path, reach, shows } = screen;
  // Nobody is asked about cookies: the question has tests and pictures of its own.
  await page.addInitScript(() => localStorage.setItem('backbeat.consent', 'accepted'));
  if (as === null) await page.goto(path);
  else if (as === 'somebody new') await openAsNew(page, system, uniqueName('Looker'), path);
  else await openAs(page, system, as, path);
  await reach?.(page, system);
  await expect(shows(page).first(), screen.name).toBeVisible({ timeout: 30_000 });
};

/** Heals what a state has broken. */
export const heal = async (system: RunningSystem): Promise<void> => {
  await fetch(`${system.sandboxUrl}/faults`, { method: 'DELETE' });
  const isUp = await fetch(`${system.apiUrl}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isUp) await system.startApi();
};
