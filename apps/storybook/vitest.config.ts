import { defineConfig } from 'vitest/config';

/** Node opens the built Storybook in a browser: it works as a whole, and so does every story. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['built/**/*.test.ts'],
    maxConcurrency: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
