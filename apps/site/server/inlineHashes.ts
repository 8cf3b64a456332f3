import { createHash } from 'node:crypto';
import type { InlineHashes } from './securityHeaders.ts';

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
