import { unitProject } from '@backbeat/tooling/vitest';
import { mergeConfig } from 'vitest/config';

// Servers and their faults are real here, and slow on a busy machine.
export default mergeConfig(unitProject, { test: { testTimeout: 60_000 } });
