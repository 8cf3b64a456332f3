import { shortName } from './shortName.ts';

/** The short names that the document came with, by their hashes. The style engine finds them in place of the hashes. */
const takeNames = (): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const element = document.querySelector('style[data-emotion]');
  const [key, ...hashes] = element?.getAttribute('data-emotion')?.split(' ') ?? [];
  const taken = hashes.map((hash, index) => {
    const name = shortName(index);
    names.set(hash, name);
    return name;
  });
  element?.setAttribute('data-emotion', [key, ...taken].join(' '));
  return names;
};

const names = takeNames();

/**
 * By which name the style engine calls a style: the short one if the document came with it (`withShortStyles`), else
 * the hash itself. Pages that are drawn later add to the styles of the document that was loaded.
 */
export const styleName = (hash: string): string => names.get(hash) ?? hash;
