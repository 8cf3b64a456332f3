import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { engines } from '../driver/engines.ts';
import type { Engine, Scheme, Tab } from '../driver/Tab.ts';
import type { SystemUrls } from './startSystem.ts';

/** A test that is given a tab of its own, which is closed behind it. */
export type EngineTest = (name: string, perform: (tab: Tab, system: SystemUrls) => Promise<void>) => void;

export interface EngineOptions {
  /** One tab for all tests of the group, where nothing that is kept from one to the next matters. @default false */
  readonly isTabShared?: boolean;
  /** @default 'light' */
  readonly scheme?: Scheme;
}

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
export const inEveryEngine = (
  title: string,
  define: (test: EngineTest) => void,
  { isTabShared = false, scheme = 'light' }: EngineOptions = {},
): void => {
  for (const { name, start, advice } of engines) {
    describe.skipIf(start === null)(
      `${title}, ${name}${start === null ? ` (skipped: ${advice})` : ''}`,
      () => {
        const system = inject('system');
        let engine: Engine;
        let shared: Tab | undefined;
        beforeAll(async () => {
          if (start !== null) engine = await start(system.siteUrl, scheme);
          if (isTabShared) shared = await engine.tab();
        });
        afterAll(async () => {
          await shared?.close();
          await engine?.stop();
        });
        define((test, perform) =>
          it(test, async () => {
            const tab = shared ?? (await engine.tab());
            try {
              await perform(tab, system);
            } finally {
              if (shared === undefined) await tab.close();
            }
          }));
      },
    );
  }
};
