import { formAsked, patience } from '@backbeat/tooling/vitest';
import { defineConfig } from 'vitest/config';

/**
 * Each file is an app of somebody else: packed packages from the registry's client, built and run by its own tools.
 * Those with frameworks of their own take the longest, and are of the whole form.
 */
export default defineConfig({
  resolve: { conditions: ['@backbeat/source'] },
  ssr: { resolve: { conditions: ['@backbeat/source'] } },
  test: {
    ...patience,
    ...formAsked,
    name: 'unit',
    include: ['src/*.test.ts'],
    globalSetup: './src/packPackages.ts',
    // Vitest alone leaves a core free, but much of this is waiting for other programs.
    maxWorkers: 2,
    hookTimeout: 600_000,
  },
});
