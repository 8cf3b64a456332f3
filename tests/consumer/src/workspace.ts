import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The repository's root folder. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** The published packages. */
export const packageNames = ['domain', 'sdk', 'ui', 'pricing', 'payments'] as const;

export type PackageName = (typeof packageNames)[number];

const entry = /^ {2,4}"?(?<name>[^":]+)"?: (?<version>\S+)$/gm;

/** The versions that the workspace pins, by the name in a manifest: `catalog:`, `catalog:<name>`. */
export const readCatalog = async (): Promise<(asked: string, name: string) => string> => {
  const text = await readFile(join(workspaceRoot, 'pnpm-workspace.yaml'), 'utf8');
  const section = (head: string) => text.split(`\n${head}:\n`)[1]?.split(/\n(?=\S)/)[0] ?? '';
  const versions = (lines: string) =>
    new Map([...lines.matchAll(entry)].map(({ groups = {} }) => [groups.name, groups.version]));
  const unnamed = versions(section('catalog'));
  const named = section('catalogs');
  return (asked, name) => {
    if (!asked.startsWith('catalog:')) return asked;
    const catalogName = asked.slice('catalog:'.length);
    const found =
      catalogName === ''
        ? unnamed.get(name)
        : versions(named.split(`  ${catalogName}:\n`)[1] ?? '').get(name);
    if (found === undefined) throw new Error(`The workspace pins no version of ${name} for "${asked}".`);
    return found;
  };
};
