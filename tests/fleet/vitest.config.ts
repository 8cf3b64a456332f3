import { unitProject } from '@backbeat/tooling/vitest';
import { mergeConfig } from 'vitest/config';

// Each file starts a fleet of its own. Most of the time it waits for processes that stop, start and are found again.
export default mergeConfig(unitProject, {
  test: { maxWorkers: 2 },
});
