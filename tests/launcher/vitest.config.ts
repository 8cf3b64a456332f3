import { defineProject } from 'vitest/config';

/** The launchers in a copy of the workspace, as a newcomer starts them: one program after the other. */
export default defineProject({
  test: {
    name: 'unit',
    include: ['src/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
