import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDynamicPath } from './dynamicPaths.ts';
import type { InlineHashes } from './securityHeaders.ts';

/** The file for addresses that a route with a parameter or a star answers. */
export const fallbackFile = '/__spa-fallback.html';

/** The same file for addresses that nothing answers: those who run no scripts read so. */
export const lostFile = '/404.html';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The style element that the style engine adds in the browser is empty: its rules go in without text. Not into the
 * page's own element, since a rule more there makes the browser style everything anew.
 */
const emptyStyle = hashOf('');

/** Elements that load a file, and data blocks, which no browser runs, need no permission. */
const exempt = String.raw`(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))`;

const contentsOf = (html: string, element: 'script' | 'style'): readonly string[] =>
  [...html.matchAll(new RegExp(`<${element}${exempt}[^>]*>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text]) => text ?? '',
  );

/**
 * What a content security policy has to allow for one prerendered page.
 *
 * @example
 * inlineHashes('<script src="/a.js"></script>').scripts // → []
 */
export const inlineHashes = (html: string): InlineHashes => ({
  scripts: [...new Set(contentsOf(html, 'script').map(hashOf))],
  styles: [...new Set([emptyStyle, ...contentsOf(html, 'style').map(hashOf)])],
});

/**
 * The prerendered pages of a build: the path of each HTML file from the folder of the build, and what stands
 * inline in it.
 */
export const readPages = (directory: string): ReadonlyMap<string, InlineHashes> =>
  new Map(
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => [
        `/${file.replaceAll('\\', '/')}`,
        inlineHashes(readFileSync(join(directory, file), 'utf8')),
      ]),
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
