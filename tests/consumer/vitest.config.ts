import { patience } from '@backbeat/tooling/vitest';
import { defineConfig } from 'vitest/config';

/**
 * Each file is an app of somebody else: packed packages from the registry's client, built and run by its own tools.
 * Those with frameworks of their own, which take the longest, run with `NIGHTLY=1`.
 */
export default defineConfig({
  resolve: { conditions: ['@backbeat/source'] },
  ssr: { resolve: { conditions: ['@backbeat/source'] } },
  test: {
    ...patience,
    name: 'unit',
    include: ['src/*.test.ts'],
    exclude: process.env.NIGHTLY ? [] : ['src/{beside,jest,next,reactRouter}.test.ts'],
    globalSetup: './src/packPackages.ts',
    // Vitest alone leaves a core free, but much of this is waiting for other programs.
    maxWorkers: 2,
    hookTimeout: 600_000,
  },
});
