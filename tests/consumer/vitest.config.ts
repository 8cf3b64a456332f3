import { defineConfig } from 'vitest/config';

/** Where the machine does other things too, `PATIENCE=4` waits four times as long, as in the browser tests. */
const patience = Number(process.env.PATIENCE ?? 1);

/**
 * Each file is an app of somebody else: packed packages from the registry's client, built and run by its own tools.
 * Those with frameworks of their own, which take the longest, run with `NIGHTLY=1`.
 */
export default defineConfig({
  resolve: { conditions: ['@backbeat/source'] },
  ssr: { resolve: { conditions: ['@backbeat/source'] } },
  test: {
    name: 'unit',
    include: ['src/*.test.ts'],
    exclude: process.env.NIGHTLY ? [] : ['src/{beside,jest,next,reactRouter}.test.ts'],
    globalSetup: './src/packPackages.ts',
    // Vitest alone leaves a core free, but much of this is waiting for other programs.
    maxWorkers: 2,
    testTimeout: 30_000 * patience,
    hookTimeout: 300_000 * patience,
  },
});
