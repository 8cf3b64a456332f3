import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { engines } from '../driver/engines.ts';
import type { Engine, Tab } from '../driver/Tab.ts';
import type { SystemUrls } from './startSystem.ts';

/** A test that is given a tab of its own, which is closed behind it. */
export type EngineTest = (name: string, perform: (tab: Tab, system: SystemUrls) => Promise<void>) => void;

/**
 * Describes tests that run in Firefox and in WebKit. Where one is missing its tests are skipped, and the name of the
 * group says what to install.
 *
 * @example
 * inEveryEngine('signing in', (test) => {
 *   test('comes back to the page', async (tab) => {
 *     await tab.open('/pricing');
 *     await tab.click({ role: 'button', name: 'Sign in', within: 'header' });
 *   });
 * });
 */
export const inEveryEngine = (title: string, define: (test: EngineTest) => void): void => {
  for (const { name, start, advice } of engines) {
    describe.skipIf(start === null)(
      `${title}, ${name}${start === null ? ` (skipped: ${advice})` : ''}`,
      () => {
        const system = inject('system');
        let engine: Engine;
        beforeAll(async () => {
          if (start !== null) engine = await start(system.siteUrl);
        });
        afterAll(async () => engine?.stop());
        define((test, perform) =>
          it(test, async () => {
            const tab = await engine.tab();
            try {
              await perform(tab, system);
            } finally {
              await tab.close();
            }
          }));
      },
    );
  }
};
