import { execFileSync } from 'node:child_process';

const readCommit = (): string => {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8', stdio }).trim();
  } catch {
    return '';
  }
};

/**
 * What the details for support call this build of the site: RELEASE, else the version of its package and the commit
 * it was built from, as far as there is one.
 *
 * @example releaseVersion('2026.11.1', '0.0.0') // → '2026.11.1'
 */
export const releaseVersion = (
  named: string | undefined,
  packageVersion: string,
  commit: string = readCommit(),
): string => named?.trim() || (commit === '' ? packageVersion : `${packageVersion}+${commit}`);
