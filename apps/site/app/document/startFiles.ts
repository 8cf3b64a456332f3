/** What a build of Vite says of one of its files (`.vite/manifest.json`). */
interface ManifestFile {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The manifest of a build, by the sources of entries and of what is imported when it is needed. */
export type Manifest = Readonly<Record<string, ManifestFile>>;

/** The files that a page needs to be hydrated. */
export interface StartFiles {
  /** The module that hydrates the page. */
  readonly entry: string;
  /** All that it and the page's views need, each after those that it imports. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const entrySource = 'app/entry.client.tsx';

/** What a page needs, from the manifest of the build; in development the entry, which brings the rest. */
export const startFiles = (manifest: Manifest | null, sources: readonly string[]): StartFiles => {
  if (manifest === null) return { entry: `/${entrySource}`, scripts: [], styles: [] };
  const found = new Set<ManifestFile>();
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
