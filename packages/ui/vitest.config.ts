import { patience, unitProject } from '@backbeat/tooling/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

const browserTests = 'src/**/*.browser.test.ts';

export default defineConfig({
  test: {
    projects: [
      mergeConfig(unitProject, { test: { exclude: [browserTests] } }),
      // Node drives a browser that opens pages made from the built package, as an app would serve them.
      { test: { ...patience, name: 'browser', include: [browserTests] } },
    ],
  },
});
