import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodePath, root } from '../run/project.mjs';
import { copyWorkspace, lendInstalled, type WorkspaceCopy } from '../testing/copyWorkspace.ts';

const packages = ['domain', 'sdk', 'ui', 'pricing', 'payments'];

let copy: WorkspaceCopy;

const call = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { cwd: copy.folder, encoding: 'utf8' });

beforeAll(async () => {
  copy = await copyWorkspace();
  await lendInstalled(copy);
  const dist = (name: string, folder: string) => join(folder, 'packages', name, 'dist');
  await Promise.all(
    packages.map((name) => cp(dist(name, root), dist(name, copy.folder), { recursive: true })),
  );
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

  it('gives every package its first version and a changelog, and packs what npm can install', async () => {
    const { status, stdout, stderr } = call(nodePath(), ['tooling/run/release.mjs', '--checked']);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    for (const name of packages) {
      expect(stdout).toContain(`@backbeat/${name}@0.1.0`);
      const tarball = `build/release/backbeat-${name}.tgz`;
      const changelog = call('tar', ['-xzOf', tarball, 'package/CHANGELOG.md']);
      expect(changelog.stdout).toContain('## 0.1.0');
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
