import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository's root folder. */
export const root = resolve(import.meta.dirname, '../..');

/**
 * Returns a program that was found; throws when it is missing.
 *
 * @template {object} T
 * @param {T | { missing: string }} found
 * @returns {T}
 */
export const orThrow = (found) => {
  if ('missing' in found) throw new Error(`There is ${found.missing}`);
  return found;
};

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The oldest Node that the newest versions of our tools support. */
const neededNode = [22, 22];

/** The Node that the project brings along, once it is installed; elsewhere the one that runs this file. */
export const nodePath = () => {
  const own = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(own) ? own : process.execPath;
};

/** @returns {string | null} a sentence to show when no fitting Node is there, else null */
export const nodeProblem = () => {
  const { stdout } = spawnSync(nodePath(), ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = (stdout ?? '').replace('v', '').split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = neededNode;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return null;
  return `Backbeat brings its own Node on Linux and Windows; here it found ${stdout.trim()}, and its tools need ${neededNode.join('.')} or newer. Install the current LTS from nodejs.org and run this again.`;
};

/** Environment for our programs: the project's tools, its Node among them, come first. */
export const toolEnv = (extra = {}) => {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = `${join(root, 'node_modules/.bin')}${separator}${process.env.PATH ?? ''}`;
  return {
    ...process.env,
    PATH: path,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    // A run of the tests starts the same files a hundred times.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
    // The TypeScript compiler, a program in Go, takes 7 s of CPU in place of 2 for a workspace with more threads.
    GOMAXPROCS: process.env.GOMAXPROCS ?? '1',
    ...extra,
  };
};

/**
 * Runs one program to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ show?: boolean, env?: Record<string, string>, cwd?: string }} [options] `show` passes the output through as it comes
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (command, args, { show = false, env = {}, cwd = root } = {}) =>
  new Promise((done) => {
    const child = spawn(command, [...args], {
      cwd,
      env: toolEnv(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (show) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });

/**
 * pnpm in the pinned version, whatever is installed on the machine.
 *
 * @param {readonly string[]} args
 * @param {{ show?: boolean, env?: Record<string, string> }} [options]
 */
export const pnpm = (args, options) =>
  run('npx', ['--yes', '--prefer-offline', manifest.packageManager, ...args], options);

/**
 * Tasks, each from the cache where nothing changed. Through pnpm, because turbo looks for it on PATH.
 *
 * @param {readonly string[]} args tasks and options of `turbo run`
 * @param {{ show?: boolean, env?: Record<string, string> }} [options]
 */
export const turbo = (args, options) =>
  pnpm(['exec', 'turbo', 'run', '--output-logs=errors-only', ...args], options);
