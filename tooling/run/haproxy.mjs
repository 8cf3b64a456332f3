import { join } from 'node:path';
import { canRun, isRootOnDebian, runApt } from './programs.mjs';
import { root } from './project.mjs';

const advice = 'no HAProxy on this machine. Install the package "haproxy", or set HAPROXY to the program.';

const findProgram = () =>
  [process.env.HAPROXY, '/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy'].find(
    (path) => path !== undefined && canRun(path),
  );

/**
 * Finds HAProxy, and installs it first where that is possible without asking.
 *
 * @returns {{ program: string } | { missing: string }} where it is, or why there is none
 */
export const ensureHaproxy = () => {
  try {
    if (findProgram() === undefined && isRootOnDebian()) runApt(['haproxy']);
  } catch (error) {
    return { missing: `${advice} (${error instanceof Error ? error.message : error})` };
  }
  const program = findProgram();
  return program === undefined ? { missing: advice } : { program };
};

/**
 * Runs HAProxy with a file that operators are given, as it is.
 *
 * @param {'haproxy.cfg' | 'haproxy-postgres.cfg'} file
 */
export const haproxyArgs = (file) => ['-db', '-f', join(root, 'deploy', file)];
