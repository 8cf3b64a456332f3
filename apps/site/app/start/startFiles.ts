import type { EntryContext } from 'react-router';

/** The files that a page needs to be alive. */
export interface StartFiles {
  /** The module that takes the page over. */
  readonly entry: string;
  /** Everything that it and the page's views import, to be fetched at once. */
  readonly preload: readonly string[];
  /** Those of them that many others import, each after the ones that it imports itself. */
  readonly steps: readonly string[];
  readonly styles: readonly string[];
  /** In development, what has to run before everything else. */
  readonly before?: string | undefined;
}

/** Names of the large files (server/chunkGroups.ts), each after those that it imports. */
export const largeFiles = ['react', 'frame', 'common', 'shell'] as const;

/** Reads them from the build's manifest. The fallback file needs nothing but the frame. */
export const startFiles = ({ manifest, staticHandlerContext, isSpaMode }: EntryContext): StartFiles => {
  const { entry, routes, hmr } = manifest;
  const ids = isSpaMode ? [] : staticHandlerContext.matches.map(({ route }) => route.id);
  const shown = ids.filter((id) => id !== 'root').flatMap((id) => routes[id] ?? []);
  const preload = [
    ...new Set([...entry.imports, ...shown.flatMap(({ imports = [], module }) => [...imports, module])]),
  ];
  return {
    entry: entry.module,
    preload,
    steps: largeFiles.flatMap((name) => preload.find((file) => file.includes(`/${name}-`)) ?? []),
    styles: [...new Set(shown.flatMap(({ css = [] }) => css))],
    before: hmr?.runtime,
  };
};

const nameOf = (address: string): string => {
  const [, name] = /^\/assets\/([\w.~-]+)\.js$/.exec(address) ?? [];
  if (name === undefined) throw new Error(`The loader cannot find ${address}: it looks for /assets/*.js.`);
  return name;
};

/**
 * The same for the loader, in few words: the names of all files, the large ones first and the entry last.
 *
 * @example
 * loaderPlan({ entry: '/assets/e.js', preload: ['/assets/a.js', '/assets/b.js'], steps: ['/assets/b.js'], styles: [] })
 * // → 'b a e'
 */
export const loaderPlan = ({ entry, preload, steps }: StartFiles): string =>
  [...new Set([...steps, ...preload, entry])].map(nameOf).join(' ');
