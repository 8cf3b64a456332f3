import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { defineConfig, devices } from '@playwright/test';

const executablePath = findChromium();

/** Three workers share the machine, which may be slow; `PATIENCE=8` waits twice as long. */
const patience = Number(process.env.PATIENCE ?? 4);

/** What only the whole form has carries a tag; how far other tests go, `inForm` says by the project's name. */
const forms = {
  short: { name: 'short', grepInvert: /@whole/ },
  whole: { name: 'whole' },
};

export default defineConfig({
  testDir: 'src',
  // Needs a PostgreSQL server: fleet.config.ts.
  testIgnore: '**/src/fleet/**',
  // One more than the smallest machine has cores, since tests wait too.
  workers: 3,
  projects: [forms[process.env.NIGHTLY ? 'whole' : 'short']],
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: [['list'], ['json', { outputFile: 'test-results/test-system.json' }]],
  // The reports stand beside it: it is emptied at each start.
  outputDir: 'test-results/system',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1200, height: 900 },
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
    actionTimeout: 20_000 * patience,
    screenshot: 'only-on-failure',
    // Motion has tests of its own, which ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
