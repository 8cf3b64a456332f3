import { defineProject } from 'vitest/config';
import { svgShapes } from './svgShapes.ts';

/**
 * Unit tests: Node, workspace packages read from their sources, so no build stands before a test. Files share a
 * process, which loads what they import once; what a test does to globals ends with it.
 */
export const unitProject = defineProject({
  plugins: [svgShapes],
  resolve: { conditions: ['@backbeat/source'] },
  ssr: { resolve: { conditions: ['@backbeat/source'] } },
  test: {
    name: 'unit',
    environment: 'node',
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    include: ['src/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
  },
});
