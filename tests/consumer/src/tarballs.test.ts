import { describe, expect, inject, it } from 'vitest';
import { runProgram } from './runProgram.ts';
import { packageNames } from './workspace.ts';

interface Manifest {
  readonly files: readonly string[];
  readonly keywords: readonly string[];
  readonly homepage: string;
  readonly bugs: string;
  readonly repository: { readonly directory: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

describe.each(packageNames)('@backbeat/%s as it is published', (name) => {
  it('depends on ranges, and says where it comes from and what changed', async () => {
    const tarball = `backbeat-${name}.tgz`;
    const text = await runProgram('tar', ['-xzOf', tarball, 'package/package.json'], {
      cwd: inject('tarballs'),
    });
    const manifest: Manifest = JSON.parse(text);
    for (const range of Object.values(manifest.dependencies ?? {})) expect(range).toMatch(/^\^\d+\.\d+\.\d+/);
    expect(manifest.repository.directory).toBe(`packages/${name}`);
    expect(manifest.homepage).toContain(`packages/${name}`);
    expect(manifest.bugs).toMatch(/^https:/);
    expect(manifest.keywords.length).toBeGreaterThan(3);
    expect(manifest.files).toContain('CHANGELOG.md');
  });
});
