import { defineConfig } from 'vitest/config';
import { formAsked } from './config/vitest.ts';

/** Each test runs the project's own tools, most of them on a copy of it. */
export default defineConfig({
  test: {
    name: 'unit',
    include: ['{api,config,new,release,testing,words}/*.test.ts'],
    ...formAsked,
    maxConcurrency: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
