import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';

/** Whether a path is a program that may be started. @param {string} path */
export const canRun = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Whether programs can be installed here without asking anybody. */
export const isRootOnDebian = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /\b(debian|ubuntu)\b/.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Installs packages of the distribution. Throws an Error with what apt said when it cannot.
 *
 * @param {readonly string[]} packages
 */
export const runApt = (packages) => {
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { status, stderr } = spawnSync('apt-get', args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed: ${stderr.trim()}`);
  }
};
