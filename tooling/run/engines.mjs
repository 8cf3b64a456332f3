import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canRun, isRootOnDebian, runApt } from './programs.mjs';

/**
 * @typedef {{ program: string }} Firefox
 * @typedef {{ driver: string, browser: string }} WebKit
 */

/** @param {string[]} paths */
const firstThatRuns = (paths) => paths.find(canRun);

/** @param {string} folder */
const foldersIn = (folder) => {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
};

/** Where distributions put WebKitGTK's small browser. */
const smallBrowsers = () =>
  ['/usr/lib', '/usr/libexec', ...foldersIn('/usr/lib')]
    .flatMap((folder) => [folder, ...foldersIn(folder)])
    .filter((folder) => /webkit2gtk-4\.\d$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'));

/** @returns {Firefox | undefined} a Firefox that is already here */
export const findFirefox = () => {
  const program = firstThatRuns([
    ...(process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : []),
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
  return program === undefined ? undefined : { program };
};

/** @returns {WebKit | undefined} a WebKit with its driver and a screen to draw on, where they are already here */
export const findWebKit = () => {
  const driver = firstThatRuns(['/usr/bin/WebKitWebDriver']);
  const screen = firstThatRuns(['/usr/bin/xvfb-run']);
  const browser = firstThatRuns(smallBrowsers());
  return driver === undefined || screen === undefined || browser === undefined
    ? undefined
    : { driver, browser };
};

/** Installs what is missing where that is possible without asking. Elsewhere the tests of an engine are skipped. */
export const ensureEngines = () => {
  if (!isRootOnDebian()) return;
  if (findFirefox() === undefined) runApt(['firefox-esr']);
  if (findWebKit() === undefined) runApt(['webkit2gtk-driver', 'xvfb', 'xauth']);
};
