import type { Page } from '@playwright/test';
import { inForm } from './inForm.ts';
import type { RunningSystem } from './test.ts';

/**
 * Nothing answers a browser at the api's address: in the whole form it is stopped, in the short one the network refuses. A process that
 * ends and comes back is what `bad-day.spec.ts` and others are about, every day.
 *
 * @returns a function that brings it back
 */
export const takeApiAway = async (page: Page, system: RunningSystem): Promise<() => Promise<void>> => {
  const stop = async () => {
    await system.stopApi();
    return () => system.startApi();
  };
  const refuse = async () => {
    const all = `${system.apiUrl}/**`;
    await page.context().route(all, (route) => route.abort('connectionrefused'));
    return () => page.context().unroute(all);
  };
  return inForm({ short: refuse, whole: stop })();
};
