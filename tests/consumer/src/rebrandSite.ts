import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPage } from './addPage.ts';
import { runProgram } from './runProgram.ts';
import { packageNames, workspaceRoot } from './workspace.ts';

/** The site under another brand, with one more page, built in a folder of its own. */
export interface RebrandedSite {
  /** The folder of the app; its build is below. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

const leftOut = new Set(['build', 'dist-server', 'storybook-static']);

const copyWorkspace = (folder: string, to: string): Promise<void> =>
  cp(join(workspaceRoot, folder), join(to, folder), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !leftOut.has(path.split(/[\\/]/).at(-1) ?? ''),
  });

const edit = async (file: string, change: (text: string) => string): Promise<void> => {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing was changed in ${file}.`);
  await writeFile(file, after);
};

/**
 * Copies the built packages and the site's sources, edits the brand and the colours where they stand, adds a page, and
 * builds the site.
 *
 * @param brand changes the text of the brand's file
 * @param colours changes the text of the colours' file
 */
export const rebrandSite = async (
  brand: (text: string) => string,
  colours: (text: string) => string,
): Promise<RebrandedSite> => {
  const root = await mkdtemp(join(tmpdir(), 'rebranded-'));
  await mkdir(join(root, 'apps'));
  for (const name of [...packageNames, 'server']) await copyWorkspace(`packages/${name}`, root);
  for (const folder of ['tooling', 'apps/site']) await copyWorkspace(folder, root);
  await cp(join(workspaceRoot, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  await symlink(join(workspaceRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  await edit(join(root, 'packages/domain/dist/brand/brand.js'), brand);
  await edit(join(root, 'packages/ui/dist/tokens/colors.js'), colours);
  const folder = join(root, 'apps/site');
  await addPage(folder);
  for (const step of [
    ['node_modules/vite/bin/vite.js', 'build'],
    ['node_modules/vite/bin/vite.js', 'build', '--ssr'],
    ['server/prerender.ts'],
    ['node_modules/tsup/dist/cli-default.js'],
    ['dist-server/hosts.js'],
  ]) {
    await runProgram('node', step, { cwd: folder });
  }
  return { folder, remove: () => rm(root, { recursive: true, force: true }) };
};

/** Every file below a folder that holds text, and its text. */
export const textsBelow = async (folder: string): Promise<readonly (readonly [string, string])[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !/\.(?:br|gz|ico|png|webm|woff2)$/.test(entry.name),
  );
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(folder.length), await readFile(file, 'utf8')] as const;
    }),
  );
};
