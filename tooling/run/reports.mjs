import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './project.mjs';

/** @typedef {{ passed: number, failed: number, failures: readonly string[] }} Count failures: which, and why in a line */

/** @param {readonly string[]} name @param {string | undefined} message */
const failure = (name, message = '') => {
  // Colours of a terminal stand in messages of Playwright.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what colours begin with
  const [first = ''] = message.replace(/\u001b\[[\d;]*m/g, '').split('\n');
  return `${name.filter(Boolean).join(' › ')}: ${first}`;
};

/** @param {any} report @returns {Count} */
const vitestCount = ({ numPassedTests, testResults }) => {
  const failures = testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    // A file that could not be read has no tests, and of a failed hook the report holds no word.
    if (status === 'failed' && failed.length === 0)
      return [failure([relative(root, name)], message || 'a hook failed, as printed above')];
    return failed.map((/** @type {any} */ test) =>
      failure([relative(root, name), test.fullName], test.failureMessages[0]),
    );
  });
  return { passed: numPassedTests, failed: failures.length, failures };
};

/** @param {any} suite @returns {readonly string[]} */
const playwrightFailures = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(playwrightFailures),
  ...specs
    .filter((/** @type {any} */ { ok, tests }) => !ok || tests[0].status === 'flaky')
    .map((/** @type {any} */ { file, line, title, tests }) =>
      failure([`${file}:${line}`, title], tests[0].results[0]?.error?.message),
    ),
];

/** @param {any} report @returns {Count} */
const playwrightCount = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  failures: [
    ...playwrightFailures({ suites }),
    ...errors.map((/** @type {any} */ { message }) => failure(['outside of a test'], message)),
  ],
});

/**
 * The counts of a task: its tests, or the task itself as one.
 *
 * @param {{ task: string, directory: string, isPassed: boolean }} done
 * @returns {Count}
 */
export const countOf = ({ task, directory, isPassed }) => {
  const file = join(root, directory, 'test-results', `${task.replace(':', '-')}.json`);
  const whole = { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, failures: [] };
  if (!existsSync(file)) return whole;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const count = 'stats' in report ? playwrightCount(report) : vitestCount(report);
  return { ...count, failed: Math.max(count.failed, whole.failed) };
};
