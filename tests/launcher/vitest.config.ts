import { formAsked, patience } from '@backbeat/tooling/vitest';
import { defineProject } from 'vitest/config';

/** The launchers in a copy of the workspace, as a newcomer starts them: one program after the other. */
export default defineProject({
  test: {
    ...patience,
    ...formAsked,
    // Longer than two launches.
    testTimeout: 660_000,
    hookTimeout: 660_000,
    name: 'unit',
    include: ['src/*.test.ts'],
  },
});
