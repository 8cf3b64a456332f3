import { defineConfig } from 'tsup';

/** Every module stays a file of its own, so a `'use client'` at its head stays there too. */
const keepModules = {
  name: 'keep-modules',
  setup: (build: {
    onResolve: (
      options: { filter: RegExp },
      resolve: (args: { path: string; kind: string }) => { path: string; external: true } | undefined,
    ) => void;
  }) =>
    build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    ),
};

/**
 * The one build of every published package: ESM, no dependency bundled, no declarations (`tsc` writes those).
 * With a glob each source file becomes an entry of its own, so that an importer pays for what it imports alone.
 *
 * @param entry entry files, or globs below `src`
 */
export const definePackage = (entry: string[], options: { platform?: 'neutral' | 'node' } = {}) =>
  defineConfig({
    entry: [...entry, '!src/**/*.{test,test-d,stories}.*'],
    format: 'esm',
    target: 'es2023',
    platform: options.platform ?? 'neutral',
    splitting: true,
    esbuildPlugins: entry.some((path) => path.includes('*')) ? [keepModules] : [],
    dts: false,
    sourcemap: true,
    clean: true,
    silent: true,
  });
