import { defineConfig } from 'vitest/config';

/**
 * Each file is an app of somebody else: packed packages from the registry's client, built and run by its own tools.
 * The frameworks, which take the longest, have their turn with `NIGHTLY=1`.
 */
export default defineConfig({
  resolve: { conditions: ['@backbeat/source'] },
  ssr: { resolve: { conditions: ['@backbeat/source'] } },
  test: {
    name: 'unit',
    include: ['src/*.test.ts'],
    exclude: process.env.NIGHTLY ? [] : ['src/{next,reactRouter}.test.ts'],
    globalSetup: './src/packPackages.ts',
    // Vitest alone leaves a core free, but much of this is waiting for other programs.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 300_000,
  },
});
