import { unitProject } from '@backbeat/tooling/vitest';
import { mergeConfig } from 'vitest/config';

// Databases, sandboxes, servers and a browser are real here, and slow on a busy machine.
export default mergeConfig(unitProject, {
  test: { globalSetup: ['../../apps/api/testing/globalSetup.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
