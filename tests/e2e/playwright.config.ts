import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { defineConfig, devices } from '@playwright/test';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'src',
  // One running system for all tests, and two cores on the smallest machine: one after the other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1200, height: 900 },
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
