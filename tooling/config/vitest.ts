import { defineProject } from 'vitest/config';

/** Unit tests: Node, workspace packages read from their sources, so no build stands before a test. */
export const unitProject = defineProject({
  resolve: { conditions: ['@backbeat/source'] },
  ssr: { resolve: { conditions: ['@backbeat/source'] } },
  test: {
    name: 'unit',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
  },
});
