import type { Page } from '@playwright/test';
import { uniqueName } from '../support/journey.ts';
import { openAs, openAsNew } from '../support/signIn.ts';
import { expect, type RunningSystem } from '../support/test.ts';
import type { AccountScreen, AccountVisit } from './AccountVisit.ts';

/** Opens a page, and looks at each of its states. */
export const visit = async (
  page: Page,
  system: RunningSystem,
  { as, path, screens }: AccountVisit,
  look: (screen: AccountScreen) => Promise<void>,
): Promise<void> => {
  // Nobody is asked about cookies: the question has tests and pictures of its own.
  await page.addInitScript(() => localStorage.setItem('backbeat.consent', 'accepted'));
  if (as === null) await page.goto(path);
  else if (as === 'somebody new') await openAsNew(page, system, uniqueName('Looker'), path);
  else await openAs(page, system, as, path);
  for (const screen of screens) {
    await screen.reach?.(page, system);
    await expect(screen.shows(page).first(), screen.name).toBeVisible({ timeout: 30_000 });
    await look(screen);
  }
};

/** Takes back the faults that a state has set. */
export const heal = async (system: RunningSystem): Promise<void> => {
  await fetch(`${system.sandboxUrl}/faults`, { method: 'DELETE' });
  const isUp = await fetch(`${system.apiUrl}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isUp) await system.startApi();
};
