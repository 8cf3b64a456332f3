import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** How many packages of others a package may bring into an app that installs it. */
const maxForeign = { domain: 0, payments: 0, pricing: 0, sdk: 2, ui: 6 };

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

/** @returns {string[]} packages that ask for more than they may */
const tooManyDependencies = () =>
  Object.entries(maxForeign).flatMap(([name, max]) => {
    const { dependencies = {} } = JSON.parse(read(`packages/${name}/package.json`));
    const foreign = Object.keys(dependencies).filter((other) => !other.startsWith('@backbeat/'));
    return foreign.length > max
      ? [`packages/${name} may bring ${max} packages of others and brings ${foreign.join(', ')}`]
      : [];
  });

/** @returns {string[]} ways in which a package could run something while it is installed */
const installScripts = () => {
  const settings = read('pnpm-workspace.yaml');
  const builds = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(settings)?.[1] ?? '';
  return [
    ...(/^strictDepBuilds: true$/m.test(settings) ? [] : ['strictDepBuilds is off: a new script would pass']),
    ...builds
      .split('\n')
      .filter((line) => /: *true$/.test(line))
      .map((line) => `may run at install time: ${line.trim()}`),
  ];
};

// What comes with the packages that we install, and with those that others install from us.
const problems = [...tooManyDependencies(), ...installScripts()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
