import { defineConfig } from 'tsup';

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
    dts: false,
    sourcemap: true,
    clean: true,
    silent: true,
  });
