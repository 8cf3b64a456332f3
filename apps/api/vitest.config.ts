import { unitProject } from '@backbeat/tooling/vitest';
import { mergeConfig } from 'vitest/config';

// Databases, sandboxes and processes are real here, and slow on a busy machine. Files share a process, which loads
// the api and the sandbox once.
export default mergeConfig(unitProject, {
  test: {
    globalSetup: ['./testing/globalSetup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    isolate: false,
  },
});
