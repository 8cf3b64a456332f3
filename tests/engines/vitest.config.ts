import { patience } from '@backbeat/tooling/vitest';
import { defineProject } from 'vitest/config';

/** The site in Firefox and WebKit, one page after the other: two browsers at once would wait for each other. */
export default defineProject({
  test: {
    ...patience,
    name: 'engines',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Chromium is pressed early every day; the driver changes seldom.
    exclude: process.env.NIGHTLY ? [] : ['src/earlyInput.test.ts', 'src/driver/**'],
    globalSetup: ['src/support/startSystem.ts'],
    fileParallelism: false,
  },
});
