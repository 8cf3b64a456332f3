import { readFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { shrinkStyles } from './shrinkStyles.ts';

/** What one esbuild plugin of tsup looks like. */
type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Keeps a package's files apart instead of sharing chunks, which would lose `'use client'` at the top of a file: by that
 * a framework knows which components run in the browser as well.
 */
const fileByFile: Plugin = {
  name: 'file-by-file',
  setup: (build) => {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};

const smallStyles: Plugin = {
  name: 'small-styles',
  setup: (build) => {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => ({
      contents: shrinkStyles(await readFile(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

/**
 * The one build of every published package: ESM, no dependency bundled, no declarations (`tsc` writes those).
 * With a glob each source file becomes a file of its own, so that an importer pays for what it imports alone.
 *
 * @param entry entry files, or globs below `src`
 * @param options `plugins` come before the build's own; `bundled` are dependencies that a program brings along
 */
export const definePackage = (
  entry: string[],
  options: { platform?: 'neutral' | 'node'; plugins?: Plugin[]; bundled?: RegExp[] } = {},
) =>
  defineConfig({
    entry: [...entry, '!src/**/*.{test,test-d,stories}.*', '!src/**/*.d.ts'],
    format: 'esm',
    target: 'es2023',
    platform: options.platform ?? 'neutral',
    // `node:sqlite` has no other name.
    removeNodeProtocol: options.platform !== 'node',
    noExternal: options.bundled ?? [],
    splitting: !entry.some((name) => name.includes('*')),
    esbuildPlugins: [
      ...(options.plugins ?? []),
      ...(entry.some((name) => name.includes('*')) ? [fileByFile, smallStyles] : []),
    ],
    dts: false,
    sourcemap: true,
    clean: true,
    silent: true,
  });
