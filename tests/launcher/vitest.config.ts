import { patience } from '@backbeat/tooling/vitest';
import { defineProject } from 'vitest/config';

/** The launchers in a copy of the workspace, as a newcomer starts them: one program after the other. */
export default defineProject({
  test: {
    ...patience,
    name: 'unit',
    include: ['src/*.test.ts'],
  },
});
