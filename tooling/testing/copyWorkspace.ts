import { spawnSync } from 'node:child_process';
import { constants, existsSync, globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../run/project.mjs';

/** The workspace as somebody else has just cloned it, with the edits that are not committed yet. */
export interface WorkspaceCopy {
  readonly folder: string;
  /** Replaces a text in a file. Throws an Error when it is not there. */
  readonly edit: (file: string, from: string, to: string) => Promise<void>;
  /** Takes every edit back. */
  readonly restore: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Files that git knows, or would take. One that is deleted but not committed is still listed by it. */
const listFiles = (): readonly string[] => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
};

const copyInto = (folder: string, path: string): Promise<void> =>
  cp(join(root, path), join(folder, path), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !(source.includes('node_modules') && /^\.(?!bin$)/.test(basename(source))),
  });

/** Copies what git knows, or would take; nothing that was installed or built. */
export const copyWorkspace = async (): Promise<WorkspaceCopy> => {
  const folder = await mkdtemp(join(tmpdir(), 'backbeat-copy-'));
  await Promise.all(listFiles().map((file) => copyInto(folder, file)));
  const originals = new Map<string, string>();
  return {
    folder,
    edit: async (file, from, to) => {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}.`);
      if (!originals.has(path)) originals.set(path, text);
      // Renamed into place, as editors save, so that no watcher reads half a file.
      await writeFile(
        `${path}.saved`,
        text.replace(from, () => to),
      );
      await rename(`${path}.saved`, path);
    },
    restore: async () => {
      for (const [path, text] of originals) await writeFile(path, text);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

/** Gives a copy what is installed here, without the caches of tools: links within the workspace lead to the copy. */
export const lendInstalled = async ({ folder }: WorkspaceCopy): Promise<void> => {
  const own = globSync(['{apps,packages,tests}/*/node_modules', 'tooling/node_modules'], { cwd: root });
  await Promise.all(own.map((modules) => copyInto(folder, modules)));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
};
