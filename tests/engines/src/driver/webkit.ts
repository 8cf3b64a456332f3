import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { findWebKit } from '@backbeat/tooling/engines';
import { freePort } from '@backbeat/tooling/stack';
import type { Engine, Scheme } from './Tab.ts';
import { until } from './until.ts';
import { isDriverReady } from './WebDriver.ts';
import { openWebKitTab } from './webkitTab.ts';

type WebKit = NonNullable<ReturnType<typeof findWebKit>>;

/** The small browser's toolbar is wider than the smallest phone, unless its buttons are next to nothing. */
const narrowToolbar = `* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }`;

/** Starts WebKit's driver on a screen that nobody sees. One tab at a time: the driver has one session. */
export const startWebKit = async (
  { driver, browser }: WebKit,
  siteUrl: string,
  scheme: Scheme,
): Promise<Engine> => {
  const home = mkdtempSync(join(tmpdir(), 'backbeat-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrowToolbar);
  const isDark = scheme === 'dark' ? 1 : 0;
  writeFileSync(
    join(home, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-application-prefer-dark-theme=${isDark}\n`,
  );
  const port = await freePort();
  const driverUrl = `http://127.0.0.1:${port}`;
  const screen = ['-a', '-s', '-screen 0 2000x1400x24'];
  const child = spawn('xvfb-run', [...screen, driver, `--port=${port}`], {
    stdio: 'ignore',
    // A group of its own, so that screen, driver and browser end together.
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: home, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  await until('the WebKit driver', () => isDriverReady(driverUrl));
  return {
    name: 'webkit',
    tab: () => openWebKitTab(driverUrl, browser, siteUrl),
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
};
