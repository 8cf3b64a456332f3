import { unitProject } from '@backbeat/tooling/vitest';
import { mergeConfig } from 'vitest/config';

// Databases, sandboxes and processes are real here, and slow on a busy machine. While one file waits for them, another works.
export default mergeConfig(unitProject, {
  test: {
    globalSetup: ['./testing/globalSetup.ts'],
    maxWorkers: 2,
  },
});
