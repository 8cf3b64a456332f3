import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** May a package be installed here without asking anybody? */
export const isRootOnDebian = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /\b(debian|ubuntu)\b/.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Installs one of the system's packages.
 *
 * @param {string} name
 * @throws when it cannot be had
 */
export const installOnDebian = (name) => {
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const { status, stderr } = spawnSync('apt-get', args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed: ${stderr.trim()}`);
  }
};
