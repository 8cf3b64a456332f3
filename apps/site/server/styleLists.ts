import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of scripts to be written beside the others. */
export interface ListFile {
  readonly name: string;
  readonly text: string;
}

const listed = /<style data-s data-emotion="([^"]*)">/;
const waiting = /<script data-files="/;

/**
 * Takes the list of a page's styles (`withShortStyles`) out of its HTML into a file that the loader runs before all
 * others. Only scripts read the list, and chance does not compress: in the HTML everybody waits for it. Pages that do
 * not wait with their scripts keep theirs.
 *
 * @example
 * withListFile('<script data-files="react-1 entry-2"></script><style data-s data-emotion="bb 1x2y3z">')
 * // → html: '<script data-files="styles-… react-1 entry-2"></script><style data-s>'
 */
export const withListFile = (html: string): { readonly html: string; readonly file: ListFile | null } => {
  const [style, list] = listed.exec(html) ?? [];
  const [script] = waiting.exec(html) ?? [];
  if (style === undefined || script === undefined) return { html, file: null };
  const text = `document.querySelector('style[data-s]').dataset.emotion=${JSON.stringify(list)}`;
  const name = `styles-${createHash('sha256').update(text).digest('base64url').slice(0, 6)}`;
  return {
    html: html.replace(style, '<style data-s>').replace(script, `${script}${name} `),
    file: { name: `${name}.js`, text },
  };
};

/** Moves the list of styles of every page that waits with its scripts into a file of its own. */
export const writeListFiles = async (client: string): Promise<void> => {
  const names = await readdir(client, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const page = join(client, name);
    const { html, file } = withListFile(await readFile(page, 'utf8'));
    if (file === null) continue;
    await writeFile(page, html);
    await writeFile(join(client, 'assets', file.name), file.text);
  }
};
