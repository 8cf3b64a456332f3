import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../run/project.mjs';
import { unannounced } from './unannounced.ts';

it('every change of a published package has a changeset (`pnpm changeset`)', () => {
  expect(unannounced(root)).toEqual([]);
});

describe('a change of a published package', () => {
  let folder: string;
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const commit = () => {
    git('add', '.');
    git('commit', '--quiet', '-m', 'a step');
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backbeat-changesets-'));
    git('init', '--quiet', '--initial-branch=main');
    for (const name of ['domain', 'sdk', 'ui', 'pricing', 'payments']) {
      const manifest = { files: ['CHANGELOG.md', 'dist', 'src', '!src/**/*.test.*'] };
      write(`packages/${name}/package.json`, JSON.stringify(manifest));
      write(`packages/${name}/src/index.ts`, 'export {};\n');
    }
    commit();
    write('packages/ui/CHANGELOG.md', '## 1.0.0\n');
    commit();
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('needs a changeset that names it, committed or not', () => {
    write('packages/ui/src/button/Button.ts', 'export {};\n');
    write('packages/sdk/src/index.ts', 'export const a = 1;\n');
    expect(unannounced(folder)).toEqual(['sdk', 'ui']);
    commit();
    write('.changeset/wide-button.md', "---\n'@backbeat/ui': minor\n---\n\nA button.\n");
    expect(unannounced(folder)).toEqual(['sdk']);
  });

  it('needs one of its own on a branch', () => {
    write('packages/ui/src/index.ts', 'export const a = 1;\n');
    write('.changeset/wide-button.md', "---\n'@backbeat/ui': minor\n---\n\nA button.\n");
    commit();
    expect(unannounced(folder)).toEqual([]);
    git('checkout', '--quiet', '-b', 'next');
    write('packages/ui/src/index.ts', 'export const a = 2;\n');
    commit();
    expect(unannounced(folder)).toEqual(['ui']);
  });

  it('needs none where only tests change, and an empty one where nobody notices', () => {
    write('packages/ui/src/button/Button.test.ts', 'export {};\n');
    expect(unannounced(folder)).toEqual([]);
    write('packages/ui/src/index.ts', 'export const b = 1;\n');
    write('.changeset/quiet-one.md', '---\n---\n');
    expect(unannounced(folder)).toEqual([]);
  });
});
