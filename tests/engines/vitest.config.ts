import { formAsked, patience } from '@backbeat/tooling/vitest';
import { defineProject } from 'vitest/config';

/** The site in Firefox and WebKit, one page after the other: two browsers at once would wait for each other. */
export default defineProject({
  test: {
    ...patience,
    ...formAsked,
    name: 'engines',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/support/startSystem.ts'],
    fileParallelism: false,
  },
});
