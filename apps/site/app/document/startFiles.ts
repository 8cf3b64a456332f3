/** What a build of Vite says of one of its files (`.vite/manifest.json`). */
interface ManifestFile {
  readonly file: string;
  /** What chunkGroups.ts or the bundler calls it. */
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The manifest of a build, by the sources of entries and of what is imported when it is needed. */
export type Manifest = Readonly<Record<string, ManifestFile>>;

/** The files that a page needs to be hydrated. */
export interface StartFiles {
  /** The module that hydrates the page. */
  readonly entry: string;
  /** The file that starts the session (entry.session.ts), for pages of a person; the entry runs it otherwise. */
  readonly session: string;
  /** All files that it and the page's views stand in, in the order in which they are to be fetched. */
  readonly preload: readonly string[];
  readonly styles: readonly string[];
}

/** Names of the files that come first (server/chunkGroups.ts), each after those that it imports. */
const firstFiles = ['rolldown-runtime', 'start', 'react', 'frame', 'common', 'entry.client'] as const;
/**
 * For a page of a person. A browser has six requests of HTTP/1.1 under way: small files free their places for the large
 * ones of the second six, and what is asked for last is small again.
 */
const personalFirst = [
  'start',
  'session',
  'react',
  'rolldown-runtime',
  'forms',
  'entry.client',
  'frame',
  'checkout',
  'settings',
  'common',
  'account',
] as const;

const entryFile = 'app/entry.client.tsx';
const sessionFile = 'app/entry.session.ts';

/** A file of the manifest after all that it imports before it runs. */
const withImports = (
  manifest: Manifest,
  name: string,
  found = new Set<ManifestFile>(),
): Set<ManifestFile> => {
  const file = manifest[name];
  if (file === undefined) throw new Error(`The build has no file for ${name}.`);
  if (found.has(file)) return found;
  for (const imported of file.imports ?? []) withImports(manifest, imported, found);
  return found.add(file);
};

/**
 * What a page needs, from the manifest of the build; in development the entry, which brings the rest.
 *
 * @param files the page's route files, from the folder of routes.ts
 * @param isPersonal whether it asks who is here: then the client comes with it
 */
export const startFiles = (
  manifest: Manifest | null,
  files: readonly string[],
  isPersonal: boolean,
): StartFiles => {
  if (manifest === null)
    return { entry: `/${entryFile}`, session: `/${sessionFile}`, preload: [], styles: [] };
  const client = Object.keys(manifest).filter((key) => isPersonal && manifest[key]?.name === 'session');
  const [view, ...layouts] = files.map((file) => `app/${file}`).reverse();
  // A layout that stands in a file with others is not named.
  const ownLayouts = layouts.filter((name) => name in manifest);
  const needed = new Set(
    [entryFile, ...client, ...ownLayouts, ...(view === undefined ? [] : [view])].flatMap((name) => [
      ...withImports(manifest, name),
    ]),
  );
  const entry = `/${manifest[entryFile]?.file}`;
  const scripts = [...needed].map(({ file }) => `/${file}`);
  const scriptOf = (name: string) => scripts.find((file) => file.includes(`/${name}-`));
  const named = (names: readonly string[]) => names.flatMap((name) => scriptOf(name) ?? []);
  const first = named(isPersonal ? personalFirst : firstFiles);
  const ownView = isPersonal && view !== undefined ? [`/${manifest[view]?.file}`] : [];
  return {
    entry,
    session: scriptOf('start') ?? entry,
    preload: [...new Set([...first, ...ownView, ...scripts])],
    styles: [...new Set([...needed].flatMap(({ css = [] }) => css.map((file) => `/${file}`)))],
  };
};

const nameOf = (address: string): string => {
  const [, name] = /^\/assets\/([\w.~-]+)\.js$/.exec(address) ?? [];
  if (name === undefined) throw new Error(`The loader cannot find ${address}: it looks for /assets/*.js.`);
  return name;
};

/**
 * The same for the loader, in few words: the names of all files, the entry last.
 *
 * @example
 * loaderPlan({ entry: '/assets/e.js', preload: ['/assets/a.js', '/assets/b.js'] })
 * // → 'a b e'
 */
export const loaderPlan = ({ entry, preload }: Pick<StartFiles, 'entry' | 'preload'>): string =>
  [...preload.filter((file) => file !== entry), entry].map(nameOf).join(' ');
