import type { Page } from '@playwright/test';
import type { RunningSystem } from './test.ts';

/**
 * Nothing answers a browser at the api's address: by night it is stopped, by day the network refuses. A process that
 * ends and comes back is what `bad-day.spec.ts` and others are about, every day.
 *
 * @returns what brings it back
 */
export const takeApiAway = async (page: Page, system: RunningSystem): Promise<() => Promise<void>> => {
  if (process.env.NIGHTLY) {
    await system.stopApi();
    return () => system.startApi();
  }
  const all = `${system.apiUrl}/**`;
  await page.context().route(all, (route) => route.abort('connectionrefused'));
  return () => page.context().unroute(all);
};
