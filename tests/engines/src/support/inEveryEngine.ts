import { findFirefox, findWebKit } from '@backbeat/tooling/engines';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import type { Engine, Scheme } from '../driver/BrowserWindow.ts';
import { startFirefox } from '../driver/firefox.ts';
import { Tab } from '../driver/Tab.ts';
import { startWebKit } from '../driver/webkit.ts';
import type { SystemUrls } from './startSystem.ts';

const firefox = findFirefox();
const webkit = findWebKit();

/** How each engine is started, if it is on this machine, and what to install otherwise. */
const engines = [
  {
    name: 'firefox',
    start: firefox && ((scheme: Scheme) => startFirefox(firefox, scheme)),
    advice: 'There is no Firefox here. Install it, or set FIREFOX_PATH.',
  },
  {
    name: 'webkit',
    start: webkit && ((scheme: Scheme) => startWebKit(webkit, scheme)),
    advice: 'There is no WebKit to drive here. On Debian: apt-get install webkit2gtk-driver xvfb xauth.',
  },
];

/** A test that gets a tab of its own, which is closed after it. */
export type EngineTest = (name: string, perform: (tab: Tab, system: SystemUrls) => Promise<void>) => void;

export interface EngineOptions {
  /** One tab for all tests of the group, whose stored data does not matter between tests. @default false */
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
    describe.skipIf(start === undefined)(
      `${title}, ${name}${start === undefined ? ` (skipped: ${advice})` : ''}`,
      () => {
        const system = inject('system');
        let engine: Engine | undefined;
        let shared: Tab | undefined;
        const openTab = async () => {
          if (engine === undefined) throw new Error(`${name} has not started.`);
          return new Tab(await engine.open(), system.siteUrl);
        };
        beforeAll(async () => {
          engine = await start?.(scheme);
          if (isTabShared) shared = await openTab();
        });
        afterAll(async () => {
          await shared?.close();
          await engine?.stop();
        });
        define((test, perform) =>
          it(test, async () => {
            const tab = shared ?? (await openTab());
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
