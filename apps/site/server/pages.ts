import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isDynamicPath } from './dynamicPaths.ts';
import { inlineHashes } from './inlineHashes.ts';
import type { InlineHashes } from './securityHeaders.ts';

/** The file for addresses that a route with a parameter or a star answers. */
export const fallbackFile = '/__spa-fallback.html';

/** The same file for addresses that nothing answers: those who run no scripts read so. */
export const lostFile = '/404.html';

/**
 * The prerendered pages of a build: the path of each HTML file from the folder of the build, and what stands
 * inline in it.
 */
export const readPages = (directory: string): ReadonlyMap<string, InlineHashes> =>
  new Map(
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const path = `/${relative(directory, join(directory, file)).split(sep).join('/')}`;
        return [path, inlineHashes(readFileSync(join(directory, file), 'utf8'))];
      }),
  );

/**
 * The HTML file of an address: its own page, or the file for those that a pattern or nothing answers.
 *
 * @example
 * const pages = new Map([['/pricing/index.html', { scripts: [], styles: [] }]]);
 * pageFile(pages, '/pricing/') // → '/pricing/index.html'
 * pageFile(pages, '/a/b/c') // → '/404.html'
 */
export const pageFile = (pages: ReadonlyMap<string, InlineHashes>, path: string): string => {
  const own = `${path.replace(/\/+$/, '')}/index.html`;
  if (pages.has(own)) return own;
  return isDynamicPath(path) ? fallbackFile : lostFile;
};
