import { unitProject } from '@backbeat/tooling/vitest';
import { mergeConfig } from 'vitest/config';

// Each file starts a fleet of its own, one after the other.
export default mergeConfig(unitProject, {
  test: { fileParallelism: false },
});
