import { unitProject } from '@backbeat/tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(unitProject, {
  test: { globalSetup: ['../../apps/api/testing/globalSetup.ts'] },
});
