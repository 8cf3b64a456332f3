import { formAsked, patience } from '@backbeat/tooling/vitest';
import { defineConfig } from 'vitest/config';

/** Node opens the built Storybook in a browser: it works as a whole, and so does every story. */
export default defineConfig({
  test: {
    ...patience,
    ...formAsked,
    name: 'browser',
    include: ['built/**/*.test.ts'],
    maxConcurrency: 3,
    maxWorkers: 2,
  },
});
