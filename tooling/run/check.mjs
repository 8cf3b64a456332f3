import { install } from './install.mjs';
import { pnpm } from './project.mjs';
import { step } from './steps.mjs';

/** @param {readonly string[]} args */
const turbo = async (args) => {
  const { code } = await pnpm(['exec', 'turbo', 'run', ...args, '--output-logs=errors-only', '--continue'], {
    show: true,
  });
  if (code !== 0) process.exitCode = 1;
};

// What a change needs while it is made: the whole repository's quick checks, the types of whatever uses what changed
// since main, and the unit tests of the changed workspaces themselves.
await step('Installing packages', install);
await turbo(['lint', 'boundaries', 'unused']);
await turbo(['typecheck', '--affected']);
await turbo(['test:changed', '--filter=[main]']);
