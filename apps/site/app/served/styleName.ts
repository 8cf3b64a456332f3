import { shortName } from './shortName.ts';

/** The short names that the document came with, by their hashes. The style engine finds them in place. */
const takeNames = (): ReadonlyMap<string, string> => {
  const element = document.querySelector('style[data-emotion]');
  const [key = '', ...hashes] = element?.getAttribute('data-emotion')?.split(' ') ?? [];
  const named = hashes.map((hash, index) => [hash, shortName(index)] as const);
  element?.setAttribute('data-emotion', [key, ...named.map(([, name]) => name)].join(' '));
  return new Map(named);
};

const names = takeNames();

/**
 * By which name the style engine calls a style: the short one if the document came with it (`withShortStyles`), else
 * the hash itself. Pages that are drawn later add to the styles of the document that was loaded.
 */
export const styleName = (hash: string): string => names.get(hash) ?? hash;
