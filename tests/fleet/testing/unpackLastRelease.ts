import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const lastRelease = z
  .object({ commit: z.string(), migration: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'apps/api/last-release.json'), 'utf8')));

/** The workspaces that the api consists of. */
const workspaces = ['apps/api', 'packages/domain', 'packages/sdk', 'packages/server'] as const;

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] });

/** The files of the last release as a tar. A clone whose history is cut off fetches them. */
const archiveRelease = (): Buffer => {
  const archive = () => git('archive', lastRelease.commit, ...workspaces);
  try {
    return archive();
  } catch {
    try {
      git('fetch', '--depth=1', 'origin', lastRelease.commit);
      return archive();
    } catch (error) {
      throw new Error(`There is no ${lastRelease.commit}, which apps/api/last-release.json names.`, {
        cause: error,
      });
    }
  }
};

/** The libraries are those that are installed now; our own packages are those of the release. */
const linkLibraries = (folder: string, workspace: string): void => {
  const from = join(root, workspace, 'node_modules');
  const to = join(folder, workspace, 'node_modules');
  mkdirSync(join(to, '@backbeat'), { recursive: true });
  for (const name of readdirSync(from))
    if (!name.startsWith('.') && name !== '@backbeat') symlinkSync(join(from, name), join(to, name));
  for (const own of ['domain', 'sdk', 'server'])
    symlinkSync(join(folder, 'packages', own), join(to, '@backbeat', own));
};

/** The api and the client of the last release, from this repository's history, run from their sources. */
export const unpackLastRelease = () => {
  const archive = archiveRelease();
  const folder = mkdtempSync(join(tmpdir(), 'backbeat-last-release-'));
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const workspace of workspaces) linkLibraries(folder, workspace);
  const journal = readFileSync(join(folder, 'apps/api/drizzle/meta/_journal.json'), 'utf8');
  const { entries } = z
    .object({ entries: z.array(z.object({ tag: z.string() })) })
    .parse(JSON.parse(journal));
  return {
    /** What Node runs for its api. */
    program: ['--conditions=@backbeat/source', join(folder, 'apps/api/src/main.ts')],
    /** The contract that its tabs read answers by. */
    contractFile: join(folder, 'packages/sdk/src/contract/index.ts'),
    /** The last migration that it knows, and the one that apps/api/last-release.json names. */
    migrations: { found: entries.at(-1)?.tag, recorded: lastRelease.migration },
    remove: () => rmSync(folder, { recursive: true }),
  };
};
