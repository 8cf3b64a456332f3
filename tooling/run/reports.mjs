import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/** @param {any} report @returns {Count} */
const vitestCount = ({ numPassedTests, numFailedTests, testResults }) => {
  const suites = /** @type {{ status: string, assertionResults: unknown[] }[]} */ (testResults);
  const unreadable = suites.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unreadable.length };
};

/** @param {any} report @returns {Count} */
const playwrightCount = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/**
 * What a task says of itself: its tests, or itself as one.
 *
 * @param {{ task: string, directory: string, isPassed: boolean }} done
 * @returns {Count}
 */
export const countOf = ({ task, directory, isPassed }) => {
  const file = join(root, directory, 'test-results', `${task.replace(':', '-')}.json`);
  const whole = { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 };
  if (!existsSync(file)) return whole;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const count = 'stats' in report ? playwrightCount(report) : vitestCount(report);
  return { ...count, failed: Math.max(count.failed, whole.failed) };
};
