import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { install } from './install.mjs';
import { ensurePostgres, startPostgres } from './postgres.mjs';
import { pnpm, run, turbo } from './project.mjs';
import { step } from './steps.mjs';
import { supplyChain } from './supplyChain.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ code: number, output: string, skipped?: string }} Outcome
 * @typedef {{ title: string, perform: () => Promise<Outcome>, count?: () => Count }} Check
 */

const reports = mkdtempSync(join(tmpdir(), 'backbeat-reports-'));
const reportFile = (/** @type {string} */ name) => join(reports, `${name}.json`);

/** @param {string} file @returns {Count} */
const vitestCount = (file) => {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const suites = /** @type {{ status: string, assertionResults: unknown[] }[]} */ (report.testResults);
  const unreadable = suites.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unreadable.length };
};

/**
 * @typedef {{ title: string, tests: { status: string }[] }} Spec
 * @typedef {{ title: string, specs: Spec[], suites?: Suite[] }} Suite
 */

/** What passed at its second try only, with its file and groups. @param {readonly Suite[]} suites @returns {string[]} */
const luckyOnes = (suites) =>
  suites.flatMap(({ title, specs, suites: inner = [] }) =>
    [
      ...specs
        .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
        .map((spec) => spec.title),
      ...luckyOnes(inner),
    ].map((name) => `${title} › ${name}`),
  );

/** @param {string} file @returns {Count} */
const playwrightCount = (file) => {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of luckyOnes(suites)) console.log(`  passed at the second try only: ${name}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
};

/** What runs in a browser shares two cores with everything that it talks to: docs/decisions/0048. */
const secondTry = 1;

/** Where unit tests stand beside the domain's, and where tests need a browser. */
const unitRooms = [
  'packages/sdk',
  'packages/ui',
  'packages/pricing',
  'packages/payments',
  'apps/site',
  'apps/sandbox',
  'apps/api',
  'tests/contract',
];
const browserRooms = ['packages/ui', 'packages/payments', 'packages/pricing', 'apps/storybook'];

/** @param {'unit' | 'browser'} project @param {string} room @param {string} report */
const vitestArgs = (project, room, report) => [
  'run',
  '--root',
  room,
  '--project',
  `${project}*`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** @param {'unit' | 'browser'} project @returns {(room: string) => Check} */
const vitest = (project) => (room) => {
  const report = reportFile(`${project}-${room.replace('/', '-')}`);
  return {
    title: `Tests: ${project}, ${room}`,
    perform: () =>
      run('vitest', [
        ...vitestArgs(project, room, report),
        ...(project === 'browser' ? [`--retry=${secondTry}`] : []),
      ]),
    count: () => vitestCount(report),
  };
};

/** The api's tests once more, on the database that it has in production. @type {Check} */
const onPostgres = {
  title: 'Tests: unit, apps/api, on PostgreSQL',
  perform: async () => {
    const found = ensurePostgres();
    if ('missing' in found) return { code: 0, output: '', skipped: found.missing };
    const server = await startPostgres(found.programs);
    try {
      return await run('vitest', vitestArgs('unit', 'apps/api', reportFile('postgres')), {
        env: { TEST_POSTGRES_URL: server.url },
      });
    } finally {
      await server.stop();
    }
  },
  count: () => vitestCount(reportFile('postgres')),
};

/** Every check of the project, cheapest first. @type {readonly Check[]} */
const checks = [
  { title: 'Format and lint', perform: () => run('biome', ['ci', '--error-on-warnings', '.']) },
  { title: 'One version of each dependency', perform: () => run('sherif', ['--no-install']) },
  { title: 'Supply chain', perform: supplyChain },
  { title: 'Build', perform: () => turbo('build') },
  { title: 'Types', perform: () => turbo('typecheck') },
  {
    title: 'Boundaries',
    perform: () =>
      run('depcruise', ['--config', 'dependency-cruiser.config.mjs', 'packages', 'apps', 'tests']),
  },
  { title: 'Nothing unused', perform: () => run('knip', ['--treat-config-hints-as-errors']) },
  { title: 'Packages are fit to publish', perform: () => turbo('package') },
  { title: 'Sizes', perform: () => turbo('size') },
  {
    // Money is decided here: a branch that no test takes fails the run.
    title: 'Tests: unit, packages/domain, with full coverage',
    perform: () =>
      pnpm([
        '--filter',
        '@backbeat/domain',
        'run',
        'coverage',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile('domain')}`,
      ]),
    count: () => vitestCount(reportFile('domain')),
  },
  ...unitRooms.map(vitest('unit')),
  onPostgres,
  ...browserRooms.map(vitest('browser')),
  // Apps of somebody else: what `npm publish` would send, installed, built and run far from the workspace.
  { ...vitest('unit')('tests/consumer'), title: 'Tests: packed packages in apps outside the workspace' },
  {
    title: 'Tests: whole system',
    perform: () =>
      pnpm(['--filter', '@backbeat/e2e', 'exec', 'playwright', 'test', `--retries=${secondTry}`], {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('e2e') },
      }),
    count: () => playwrightCount(reportFile('e2e')),
  },
  {
    title: 'Tests: Firefox and WebKit',
    perform: () =>
      run('vitest', [
        'run',
        '--root',
        'tests/engines',
        '--project',
        'engines',
        `--retry=${secondTry}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile('engines')}`,
      ]),
    count: () => vitestCount(reportFile('engines')),
  },
];

/** What a check that counts has written, or nothing when it never came to writing. @param {Check} check */
const readCount = ({ count }) => {
  try {
    return count?.();
  } catch {
    return undefined;
  }
};

/** @param {Check} check @returns {Promise<Count>} */
const settle = async (check) => {
  const { code, output, skipped } = await check.perform();
  if (skipped !== undefined) {
    console.log(`- Skipped: ${skipped}`);
    return { passed: 0, failed: 0 };
  }
  const found = readCount(check) ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  const failed = Math.max(found.failed, code === 0 ? 0 : 1);
  if (failed > 0)
    throw Object.assign(new Error(output.slice(-20_000)), { count: { passed: found.passed, failed } });
  return found;
};

const main = async () => {
  await step('Installing packages', install);
  process.env.CHROMIUM_PATH = await step('Finding a Chromium', async () => ensureChromium());
  await step('Finding Firefox and WebKit', async () => ensureEngines());
  const only = process.argv.slice(2);
  const total = { passed: 0, failed: 0 };
  for (const check of checks) {
    if (only.length > 0 && !only.some((word) => check.title.toLowerCase().includes(word.toLowerCase())))
      continue;
    const count = await step(check.title, () => settle(check)).catch((error) => {
      console.log(`\n${error.message}\n`);
      return error.count ?? { passed: 0, failed: 1 };
    });
    total.passed += count.passed;
    total.failed += count.failed;
  }
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
};

main().catch((error) => {
  console.error(`\n${error.message}\n\n0 passed, 1 failed`);
  process.exit(1);
});
