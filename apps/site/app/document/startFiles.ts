import type { Manifest, ManifestChunk } from 'vite';

/** The files that a page needs to be hydrated. */
export interface StartFiles {
  /** The module that hydrates the page. */
  readonly entry: string;
  /** All that the entry and the page's views need, each after those that it imports. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const entrySource = 'app/entry.client.tsx';

/** What a page needs, from the manifest of the build; in development the entry, which brings the rest. */
export const startFiles = (manifest: Manifest | null, sources: readonly string[]): StartFiles => {
  if (manifest === null) return { entry: `/${entrySource}`, scripts: [], styles: [] };
  const found = new Set<ManifestChunk>();
  const find = (name: string): void => {
    const file = manifest[name];
    if (file === undefined) throw new Error(`The build has no file for ${name}.`);
    if (found.has(file)) return;
    for (const imported of file.imports ?? []) find(imported);
    found.add(file);
  };
  for (const name of [entrySource, ...sources]) find(name);
  const addresses = (names: readonly string[]) => [...new Set(names)].map((name) => `/${name}`);
  return {
    entry: `/${manifest[entrySource]?.file}`,
    scripts: addresses([...found].map(({ file }) => file)),
    styles: addresses([...found].flatMap(({ css = [] }) => css)),
  };
};
