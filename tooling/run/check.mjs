import { install } from './install.mjs';
import { turbo } from './project.mjs';
import { step } from './steps.mjs';

/** @param {readonly string[]} args */
const check = async (args) => {
  const { code } = await turbo([...args, '--continue'], { show: true });
  if (code !== 0) process.exitCode = 1;
};

// What a change needs while it is made: the whole repository's quick checks, the types of whatever uses what changed
// since main, and the unit tests of the changed workspaces themselves.
await step('Installing packages', install);
await check(['lint', 'boundaries', 'unused', 'test:words']);
await check(['typecheck', '--affected']);
await check(['test:changed', '--filter=[main]']);
