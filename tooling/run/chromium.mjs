import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { canRun, isRootOnDebian, runApt } from './programs.mjs';

/** Flags for a Chromium that tests drive: quiet on the network, and able to run as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // Draws text as a Chromium with windows does here.
  '--font-render-hinting=slight',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const advice =
  'The browser tests need a Chromium. Set CHROMIUM_PATH to one, install the package "chromium-headless-shell" or "chromium" with your system\'s package manager, or run: npx playwright install chromium';

/** The one without windows does the same work in fewer processes: a quarter less time for a page. */
const debianShell = '/usr/bin/chromium-headless-shell';
const debianPrograms = [debianShell, '/usr/bin/chromium'];

const playwrightPrograms = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux/headless_shell',
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-win/chrome.exe',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

const playwrightChromium = () => {
  const home = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(home)) return undefined;
  const builds = readdirSync(home).filter((name) => /^chromium(_headless_shell)?-/.test(name));
  return builds
    .flatMap((build) => playwrightPrograms.map((program) => join(home, build, program)))
    .find(canRun);
};

/** @returns {string | undefined} the path of a Chromium that is already here */
export const findChromium = () => {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined) {
    if (canRun(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which is not a program. ${advice}`);
  }
  return debianPrograms.find(canRun) ?? playwrightChromium();
};

/** Debian's Chromium leaves the fonts out that pages name as `Arial`; the fallback faces have their measures. */
const ensureFonts = () => {
  if (isRootOnDebian() && !existsSync('/usr/share/fonts/truetype/liberation')) runApt(['fonts-liberation']);
};

/** @returns {string} the path of a Chromium, installed first where that is possible without asking */
export const ensureChromium = () => {
  ensureFonts();
  if (process.env.CHROMIUM_PATH === undefined && isRootOnDebian() && !canRun(debianShell)) {
    try {
      runApt(['chromium-headless-shell']);
    } catch (error) {
      // Ubuntu has no such package; another Chromium may be installed.
      if (findChromium() === undefined)
        throw new Error(`${error instanceof Error ? error.message : error}\n${advice}`);
    }
  }
  const found = findChromium();
  if (found === undefined) throw new Error(advice);
  return found;
};
