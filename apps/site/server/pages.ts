import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { inlineHashes } from './inlineHashes.ts';
import type { InlineHashes } from './securityHeaders.ts';

/** The file that React Router writes for every address without a page of its own. */
export const fallbackFile = '/__spa-fallback.html';

/** The not-found page without scripts, for addresses that only a file could answer. */
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
 * The HTML file of an address: its own page, or the fallback file.
 *
 * @example
 * pageFile(new Map([['/pricing/index.html', { scripts: [], styles: [] }]]), '/pricing/') // → '/pricing/index.html'
 */
export const pageFile = (pages: ReadonlyMap<string, InlineHashes>, path: string): string => {
  const own = `${path.replace(/\/+$/, '')}/index.html`;
  return pages.has(own) ? own : fallbackFile;
};
