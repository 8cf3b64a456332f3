import { defineConfig } from 'vitest/config';

/** Each test runs the project's own tools, most of them on a copy of it. */
export default defineConfig({
  test: {
    name: 'unit',
    include: ['{api,config,new,release,testing,words}/*.test.ts'],
    // What makes components and endpoints is tried at length, by night.
    exclude: process.env.NIGHTLY ? [] : ['new/*.test.ts'],
    maxConcurrency: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
