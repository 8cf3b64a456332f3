import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runProgram } from './runProgram.ts';
import { packageNames, workspaceRoot } from './workspace.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the packed packages: `backbeat-<name>.tgz`. */
    tarballs: string;
  }
}

const packageManager = async (): Promise<string> => {
  const manifest: unknown = JSON.parse(await readFile(join(workspaceRoot, 'package.json'), 'utf8'));
  const found =
    typeof manifest === 'object' && manifest !== null && 'packageManager' in manifest
      ? manifest.packageManager
      : undefined;
  if (typeof found === 'string') return found;
  throw new Error('The root package.json names no packageManager.');
};

/** Packs what `npm publish` would send, once for all apps. The packages must be built. */
export default async function packPackages({ provide }: TestProject): Promise<() => Promise<void>> {
  const tarballs = await mkdtemp(join(tmpdir(), 'backbeat-packed-'));
  const pnpm = await packageManager();
  const filters = packageNames.map((name) => `--filter=@backbeat/${name}`);
  await runProgram(
    'npx',
    ['--yes', '--prefer-offline', pnpm, ...filters, 'pack', '--out', join(tarballs, '%s.tgz')],
    { cwd: workspaceRoot },
  );
  provide('tarballs', tarballs);
  return () => rm(tarballs, { recursive: true, force: true });
}
