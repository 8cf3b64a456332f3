import { readFileSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureEngines, findFirefox, findWebKit } from './engines.mjs';
import { ensureHaproxy } from './haproxy.mjs';
import { install } from './install.mjs';
import { ensurePostgres } from './postgres.mjs';
import { root, turbo } from './project.mjs';
import { countOf } from './reports.mjs';
import { defaultPorts } from './stack.mjs';
import { step } from './steps.mjs';

/**
 * @typedef {{ taskId: string, task: string, package: string, directory: string, command: string,
 *   cache: { status: string }, execution?: { startTime: number, endTime: number, exitCode: number | null } }} Task
 */

const isWhole = process.argv.includes('--all');
/** @type {Record<string, string>} */
const env = isWhole ? { NIGHTLY: '1' } : {};
const args = process.argv.slice(2).filter((arg) => arg !== '--all');
const firstOption = args.findIndex((arg) => arg.startsWith('-'));
const words = firstOption === -1 ? args : args.slice(0, firstOption);
/** Handed on to the programs of the tasks, such as `--shard=1/2` or `-g pay`. */
const handedOn = args.slice(words.length);

/** No more tasks than the smallest machine has cores, since most start workers of their own; whole systems come last. */
const phases = [
  {
    concurrency: 2,
    tasks: [
      ...['lint', 'versions', 'supply-chain', 'boundaries', 'unused'],
      ...['build', 'typecheck', 'package', 'size', 'test', 'test:browser', 'test:embedded', 'test:fleet'],
      ...(isWhole ? ['test:all'] : []),
    ],
  },
  { concurrency: 1, tasks: ['test:system'] },
];

/** @param {Pick<Task, 'taskId' | 'task' | 'package'>} task */
const isNamed = ({ taskId, task, package: name }) =>
  words.some((word) => [taskId, task, name, name.replace(/^@backbeat\//, '')].includes(word));

/** Firefox and WebKit: by night, and in a job of their own in CI. */
const engines = {
  taskId: '@backbeat/engines#test:system',
  task: 'test:system',
  package: '@backbeat/engines',
};
const wantsEngines = isWhole || isNamed(engines);

/** @param {Task} task */
const isAsked = (task) =>
  words.length === 0 ? wantsEngines || task.taskId !== engines.taskId : isNamed(task);

/** @param {readonly string[]} tasks @returns {Promise<string[]>} ids of those that were asked for */
const tasksOf = async (tasks) => {
  const { code, output } = await turbo([...tasks, '--dry=json'], { env });
  if (code !== 0) throw new Error(output);
  const plan = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  return /** @type {Task[]} */ (plan.tasks)
    .filter(({ task, command }) => tasks.includes(task) && command !== '<NONEXISTENT>')
    .filter(isAsked)
    .map(({ taskId }) => taskId);
};

/** What needs a program that is not on this machine and cannot be installed. @returns {readonly string[]} */
const findMissing = () => {
  const postgres = ensurePostgres();
  const haproxy = ensureHaproxy();
  return [
    ...('missing' in postgres ? [`the api on PostgreSQL (${postgres.missing})`] : []),
    ...('missing' in haproxy ? [`processes behind a balancer (${haproxy.missing})`] : []),
    ...(wantsEngines && findFirefox() === undefined ? ['the site in Firefox'] : []),
    ...(wantsEngines && findWebKit() === undefined ? ['the site in WebKit'] : []),
  ];
};

const runsFolder = join(root, '.turbo/runs');

/** @param {{ tasks: readonly string[], concurrency: number }} phase @returns {Promise<Task[]>} what ran */
const perform = async ({ tasks, concurrency }) => {
  const asked = await tasksOf(tasks);
  if (asked.length === 0) return [];
  rmSync(runsFolder, { recursive: true, force: true });
  const { output } = await turbo(
    [
      ...asked,
      `--concurrency=${concurrency}`,
      '--continue=dependencies-successful',
      '--summarize',
      ...(process.stdout.isTTY ? [] : ['--no-color']),
      ...(handedOn.length > 0 ? ['--', ...handedOn] : []),
    ],
    { show: true, env },
  );
  const [, file] = /Summary:\s+(\S+\.json)/.exec(output) ?? [];
  if (file === undefined) throw new Error('turbo wrote no summary of its run.');
  return JSON.parse(readFileSync(file, 'utf8')).tasks;
};

/** @param {Task} task */
const settle = ({ task, taskId, directory, cache, execution }) => {
  const isCached = cache.status === 'HIT';
  const isPassed = isCached || execution?.exitCode === 0;
  const ms = execution === undefined || isCached ? 0 : execution.endTime - execution.startTime;
  const count = countOf({ task, directory, isPassed });
  const time = isCached ? 'cached' : `${(ms / 1000).toFixed(0)} s`;
  console.log(`${isPassed ? '✓' : '✗'} ${taskId}: ${count.passed} passed, ${count.failed} failed, ${time}`);
  for (const failure of count.failures) console.log(`    ${failure}`);
  return count;
};

const memory = '/dev/shm';
/** Several times what a whole run stores at once. */
const neededBytes = 8 * 1024 ** 3;

/** @returns {string | undefined} a folder in memory that has room for the temporary files of a whole run */
const memoryFolder = () => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes ? memory : undefined;
  } catch {
    // Only Linux has it.
    return undefined;
  }
};

/**
 * Listens on the default ports of `npm start` while it is not running: a test that calls one of them relies on a fixed
 * port, and could reach another system.
 *
 * @returns {ReadonlySet<string>} the services that were called so far
 */
const watchDefaultPorts = () => {
  /** @type {Set<string>} */
  const called = new Set();
  for (const [name, port] of Object.entries(defaultPorts)) {
    const server = createServer((socket) => {
      called.add(`the ${name} on port ${port}`);
      socket.destroy();
    });
    server.on('error', () => {});
    server.listen(port, 'localhost').unref();
  }
  return called;
};

const main = async () => {
  await step('Installing packages', install);
  process.env.CHROMIUM_PATH = await step('Finding Chromium', async () => ensureChromium());
  const missing = await step('Finding what else tests need', async () => {
    if (wantsEngines) ensureEngines();
    return findMissing();
  });
  // Databases, profiles and apps of tests are thousands of small files that nobody keeps.
  const folder = memoryFolder();
  if (folder !== undefined) process.env.TMPDIR ??= folder;
  const called = watchDefaultPorts();
  const done = [];
  for (const phase of phases) done.push(...(await perform(phase)));
  const counts = done.filter(({ command }) => command !== '<NONEXISTENT>').map(settle);
  const total = (/** @type {'passed' | 'failed'} */ kind) =>
    counts.reduce((sum, count) => sum + count[kind], 0);
  // On a server of ours everything can be installed, so what is missing there is a fault.
  const skipped = process.env.CI ? 0 : missing.length;
  const failed = total('failed') + missing.length - skipped + called.size;
  for (const name of called) console.log(`✗ Some test called ${name}, which is not its own`);
  for (const name of missing) console.log(`${skipped > 0 ? 'Skipped' : '✗ Could not run'}: ${name}`);
  console.log(`\n${total('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed === 0 ? 0 : 1;
};

main().catch((error) => {
  console.error(`\n${error.message}\n\n0 passed, 1 failed`);
  process.exit(1);
});
