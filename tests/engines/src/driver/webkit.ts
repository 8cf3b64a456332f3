import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { findWebKit } from '@backbeat/tooling/engines';
import { freePort } from '@backbeat/tooling/stack';
import type { Engine, Scheme } from './BrowserWindow.ts';
import { until } from './until.ts';
import { createWindow, send } from './webkitWindow.ts';

type WebKit = NonNullable<ReturnType<typeof findWebKit>>;

/** The small browser's toolbar is wider than the smallest phone unless its buttons are tiny. */
const narrowToolbar = `* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }`;

/** Starts WebKit's driver on a virtual screen. The driver allows one session at a time. */
export const startWebKit = async ({ driver, browser }: WebKit, scheme: Scheme): Promise<Engine> => {
  const home = mkdtempSync(join(tmpdir(), 'backbeat-webkit-'));
  const settings = `[Settings]\ngtk-application-prefer-dark-theme=${scheme === 'dark' ? 1 : 0}\n`;
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrowToolbar);
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), settings);
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
  await until('the WebKit driver', () => send('GET', `${driverUrl}/status`));
  const alwaysMatch = {
    // With every other strategy the driver has each command wait for the load that is under way, and misses its end
    // where a frame or a picture comes late: the command is never answered. Here the page itself is asked.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  };
  return {
    open: async () => {
      const body = { capabilities: { alwaysMatch } };
      const { sessionId } = await send<{ sessionId: string }>('POST', `${driverUrl}/session`, body);
      const session = { url: `${driverUrl}/session/${sessionId}`, current: null };
      const window = createWindow(session, await send('GET', `${session.url}/window`));
      await window.resize(1200, 900);
      return window;
    },
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
};
