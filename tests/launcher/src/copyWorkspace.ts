import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** The workspace as somebody else has just cloned it, with the edits that are not committed yet. */
export interface WorkspaceCopy {
  readonly folder: string;
  /** Replaces a text in a file. Throws an Error when it is not there. */
  readonly edit: (file: string, from: string, to: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const listFiles = async (): Promise<readonly string[]> => {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { cwd: workspaceRoot, maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout.split('\0').filter((file) => file !== '');
};

/** Copies what git knows, or would take; nothing that was installed or built. */
export const copyWorkspace = async (): Promise<WorkspaceCopy> => {
  const folder = await mkdtemp(join(tmpdir(), 'backbeat-copy-'));
  for (const file of await listFiles()) {
    // A file that is deleted but not committed is still listed.
    await cp(join(workspaceRoot, file), join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  return {
    folder,
    edit: async (file, from, to) => {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}.`);
      await writeFile(
        path,
        text.replace(from, () => to),
      );
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
