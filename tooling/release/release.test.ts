import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodePath, root } from '../run/project.mjs';
import { copyWorkspace, lendInstalled, type WorkspaceCopy } from '../testing/copyWorkspace.ts';

const packages = ['domain', 'sdk', 'ui', 'pricing', 'payments'];

let copy: WorkspaceCopy;

/** The version after the one that a package has, with something new in it. */
const nextVersion = (name: string): string => {
  const manifest = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
  const [major, minor] = /"version": "([^"]+)"/.exec(manifest)?.[1]?.split('.') ?? [];
  return `${major}.${Number(minor) + 1}.0`;
};

const call = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { cwd: copy.folder, encoding: 'utf8' });

beforeAll(async () => {
  copy = await copyWorkspace();
  await lendInstalled(copy);
  const dist = (name: string, folder: string) => join(folder, 'packages', name, 'dist');
  await Promise.all(
    packages.map((name) => cp(dist(name, root), dist(name, copy.folder), { recursive: true })),
  );
  await Promise.all(
    globSync('.changeset/*.md', { cwd: copy.folder }).map((file) => rm(join(copy.folder, file))),
  );
  const named = packages.map((name) => `'@backbeat/${name}': minor\n`).join('');
  await writeFile(join(copy.folder, '.changeset/something-new.md'), `---\n${named}---\n\nSomething new.\n`);
  // Changesets reads when each one was added.
  call('git', ['init', '--quiet', '--initial-branch=main']);
  call('git', ['add', '.changeset', 'packages/*/package.json']);
  call('git', [
    '-c',
    'user.name=test',
    '-c',
    'user.email=test@localhost',
    'commit',
    '--quiet',
    '-m',
    'first',
  ]);
});

afterAll(() => copy.remove());

describe('a release, as far as it can go without a registry', () => {
  it('publishes no commit whose changesets are not versions yet', async () => {
    const { status, stderr } = call(nodePath(), ['tooling/run/release.mjs', '--checked', '--publish']);
    expect(stderr).toContain('The changesets are not versions yet');
    expect(status).toBe(1);
  });

  it('gives every package its next version and a changelog, and packs what npm can install', async () => {
    const { status, stdout, stderr } = call(nodePath(), ['tooling/run/release.mjs', '--checked']);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    for (const name of packages) {
      const version = nextVersion(name);
      expect(stdout).toContain(`@backbeat/${name}@${version}`);
      const tarball = `build/release/backbeat-${name}.tgz`;
      const changelog = call('tar', ['-xzOf', tarball, 'package/CHANGELOG.md']);
      expect(changelog.stdout).toContain(`## ${version}`);
    }
  });

  it('stops before a manifest that only this repository could resolve', async () => {
    await copy.edit('packages/domain/package.json', '"license": "MIT"', '"license": "catalog:"');
    const { status, stderr } = call(nodePath(), ['tooling/run/release.mjs', '--checked']);
    await copy.restore();
    expect(stderr).toContain(
      '@backbeat/domain asks for what only this repository knows: "license":"catalog:"',
    );
    expect(status).toBe(1);
  });
});
