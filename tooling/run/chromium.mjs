import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Flags for a Chromium that tests drive: quiet on the network, and able to run as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const advice =
  'The browser tests need a Chromium. Set CHROMIUM_PATH to one, install the package "chromium" with your system\'s package manager, or run: npx playwright install chromium';

/** @param {string} path */
const canRun = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const isRootOnDebian = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /\b(debian|ubuntu)\b/.test(readFileSync('/etc/os-release', 'utf8'));

const playwrightPrograms = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-win/chrome.exe',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

const playwrightChromium = () => {
  const home = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(home)) return undefined;
  const builds = readdirSync(home).filter((name) => name.startsWith('chromium-'));
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
  return ['/usr/bin/chromium', playwrightChromium()].find((path) => path !== undefined && canRun(path));
};

/** @returns {string} the path of a Chromium, installed first where that is possible without asking */
export const ensureChromium = () => {
  const found = findChromium();
  if (found !== undefined) return found;
  if (isRootOnDebian()) {
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ]) {
      const { status, stderr } = spawnSync('apt-get', args, {
        encoding: 'utf8',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed: ${stderr.trim()}\n${advice}`);
    }
  }
  const installed = findChromium();
  if (installed === undefined) throw new Error(advice);
  return installed;
};
