import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * @typedef {{ passed: number, failed: number, flaky: readonly string[] }} Count
 * @typedef {{ title: string, tests: { status: string }[] }} Spec
 * @typedef {{ title: string, specs: Spec[], suites?: Suite[] }} Suite
 */

/** @param {readonly Suite[]} suites @returns {string[]} what passed at its second try only, with its file and groups */
const flakyIn = (suites) =>
  suites.flatMap(({ title, specs, suites: inner = [] }) =>
    [
      ...specs
        .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
        .map((spec) => spec.title),
      ...flakyIn(inner),
    ].map((name) => `${title} › ${name}`),
  );

/** @param {any} report @returns {Count} */
const vitestCount = ({ numPassedTests, numFailedTests, testResults }) => {
  const suites = /** @type {{ status: string, assertionResults: unknown[] }[]} */ (testResults);
  const unreadable = suites.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unreadable.length, flaky: [] };
};

/** @param {any} report @returns {Count} */
const playwrightCount = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  flaky: flakyIn(suites),
});

/**
 * What a task says of itself: its tests, or itself as one.
 *
 * @param {{ task: string, directory: string, isPassed: boolean }} done
 * @returns {Count}
 */
export const countOf = ({ task, directory, isPassed }) => {
  const file = join(root, directory, 'test-results', `${task.replace(':', '-')}.json`);
  const whole = { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, flaky: [] };
  if (!existsSync(file)) return whole;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const count = 'stats' in report ? playwrightCount(report) : vitestCount(report);
  return { ...count, failed: Math.max(count.failed, whole.failed) };
};
