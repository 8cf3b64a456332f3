import { shortName, unlisted } from './shortName.ts';

interface Part {
  readonly html: string;
  readonly sheet: { readonly css: string; readonly names: readonly string[] };
}

const styleClass = /\bbb-([a-z0-9]+)/g;

/** What React takes over: the page without the parts that stay as they were served (servedPart). */
const takenOver = (html: string): string => {
  const taken: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, index } of html.matchAll(/<\/?div\b(?: style="display:contents")?/g)) {
    if (depth === 0 && !tag.endsWith('"')) continue;
    if (depth === 0) taken.push(html.slice(from, index));
    depth += tag.startsWith('</') ? -1 : 1;
    from = index;
  }
  return [...taken, html.slice(from)].join('');
};

/** The same rules in fewer bytes. */
const inShort = (css: string): string =>
  css
    .replaceAll(';}', '}')
    .replaceAll(', ', ',')
    .replaceAll(/ ([<>]=?) /g, '$1');

/**
 * Gives the styles of a page short names, one after the other: the hashes by which the style engine calls them are as
 * long as chance is, and no compression makes them shorter. The hashes stand once, in the style element, at the places
 * of their short names, and only those that the browser will ask for: `styleName` finds them there.
 *
 * @example
 * withShortStyles({ html: '<p class="bb-1x2y3z">', sheet: { css: '.bb-1x2y3z{}', names: ['1x2y3z'] } })
 * // → { html: '<p class="bb-00">', styles: '<style data-s data-emotion="bb 1x2y3z">.bb-00{}</style>' }
 */
export const withShortStyles = ({ html, sheet: { css, names } }: Part) => {
  const short = new Map(names.map((name, index) => [name, shortName(index)]));
  const shorten = (text: string) =>
    text.replace(styleClass, (found, name) => (short.has(name) ? `bb-${short.get(name)}` : found));
  const asked = new Set([...takenOver(html).matchAll(styleClass)].map(([, name]) => name));
  const list = names.map((name) => (asked.has(name) ? name : unlisted)).join(' ');
  // `data-s` tells the style engine that the element stands where it should: moving it would style the page again.
  return {
    html: shorten(html),
    styles: `<style data-s data-emotion="bb ${list}">${inShort(shorten(css))}</style>`,
  };
};
