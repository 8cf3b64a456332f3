import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { defineConfig, devices } from '@playwright/test';

const executablePath = findChromium();

/** On a machine that does other things too, `PATIENCE=4` waits four times as long. */
const patience = Number(process.env.PATIENCE ?? 1);

export default defineConfig({
  testDir: 'src',
  // One running system for all tests, and two cores on the smallest machine: one after the other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: [['list'], ['json']],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1200, height: 900 },
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
    actionTimeout: 20_000 * patience,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
