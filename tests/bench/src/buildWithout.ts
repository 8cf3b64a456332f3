import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const site = join(root, 'apps/site');

/** Steps of docs/hydration.md that a build can leave out (`WITHOUT_STEP` in the site's vite.config.ts). */
export const steps = ['late-fonts', 'event-replay'] as const;

/**
 * Builds the site once more without a step, from a copy of its sources in a folder of its own.
 *
 * @returns the program that serves it
 */
export const buildWithout = (step: string): string => {
  if (!steps.some((known) => known === step))
    throw new Error(`There is no step ${step}: ${steps.join(', ')}.`);
  const folder = join(root, 'build-without', step);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of [
    'app',
    'server',
    'public',
    'package.json',
    'tsconfig.json',
    'tsup.config.ts',
    'vite.config.ts',
  ])
    cpSync(join(site, part), join(folder, part), { recursive: true });
  symlinkSync(join(site, 'node_modules'), join(folder, 'node_modules'), 'junction');
  execFileSync('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...process.env, WITHOUT_STEP: step },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(folder, 'dist-server/main.js');
};
