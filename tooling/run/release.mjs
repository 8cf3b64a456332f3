import { globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pnpm, root, run, turbo } from './project.mjs';
import { step } from './steps.mjs';

/** In the order of their dependencies, so that nobody can install one before what it asks for. */
const packages = ['domain', 'ui', 'sdk', 'payments', 'pricing'];

const { values: options } = parseArgs({
  options: {
    // Versions of one commit, `0.0.0-canary-<time>`, in place of those that the changesets ask for.
    canary: { type: 'boolean', default: false },
    // Leaves out what `npm test` has just checked.
    checked: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
  },
});

/** @param {Promise<{ code: number, output: string }>} running */
const succeed = async (running) => {
  const { code, output } = await running;
  if (code !== 0) throw new Error(output);
  return output;
};

const folder = join(root, 'build/release');

/** @param {string} name */
const tarballOf = (name) => join(folder, `backbeat-${name}.tgz`);

/** @param {string} name */
const packedManifest = async (name) =>
  JSON.parse(await succeed(run('tar', ['-xzOf', tarballOf(name), 'package/package.json'])));

/** @param {string} name */
const checkManifest = async (name) => {
  const manifest = await packedManifest(name);
  const { version } = JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8'));
  const left = JSON.stringify(manifest).match(/"[^"]*":"(?:workspace|catalog|link|file):[^"]*"/g);
  if (left) throw new Error(`@backbeat/${name} asks for what only this repository knows: ${left.join(', ')}`);
  if (manifest.version !== version || version === '0.0.0')
    throw new Error(`@backbeat/${name} would be published as ${manifest.version}.`);
  return `@backbeat/${name}@${version}`;
};

const pack = async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const only = packages.map((name) => `--filter=@backbeat/${name}`);
  await succeed(pnpm([...only, 'pack', '--out', join(folder, '%s.tgz')]));
};

/** @param {string} id */
const publish = async (id) => {
  const name = id.slice('@backbeat/'.length, id.lastIndexOf('@'));
  const { code } = await run('npm', ['view', id, 'version']);
  // A release that stopped half-way goes on where it stopped.
  if (code === 0) return;
  const tag = options.canary ? 'canary' : 'latest';
  await succeed(
    run('npm', ['publish', tarballOf(name), '--access', 'public', '--provenance', '--tag', tag], {
      show: true,
    }),
  );
};

const release = async () => {
  const isPending = globSync('.changeset/*.md', { cwd: root }).length > 0;
  if (options.publish && isPending && !options.canary)
    throw new Error(
      'The changesets are not versions yet: run `pnpm release`, commit, and publish that commit.',
    );
  const snapshot = options.canary ? ['--snapshot', 'canary'] : [];
  if (isPending || options.canary)
    await step('Versions', () => succeed(run('changeset', ['version', ...snapshot])));
  if (!options.checked) {
    const only = packages.map((name) => `--filter=@backbeat/${name}`);
    await step('Manifests, types and sizes', () => succeed(turbo(['package', 'size', ...only])));
    await step('Reports of what is exported', () =>
      succeed(turbo(['@backbeat/tooling#test', '--', 'api/api'])),
    );
  }
  await step('Packing', pack);
  const ids = await step('Packed manifests', () => Promise.all(packages.map(checkManifest)));
  if (!options.publish) return console.log(`Ready, not published (--publish): ${ids.join(', ')}`);
  for (const id of ids) await step(`Publishing ${id}`, () => publish(id));
  // Printed, because the workflow makes a release on GitHub of every new tag that it reads.
  if (!options.canary) console.log(await succeed(run('changeset', ['tag'])));
};

await release().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
