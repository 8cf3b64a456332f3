import { listedEnd, listedLetters, shortName } from './shortName.ts';

/** The short names that the document came with, by the ends of their hashes. The style engine finds them in place. */
const takeNames = (): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const element = document.querySelector('style[data-emotion]');
  const [key = '', list = ''] = element?.getAttribute('data-emotion')?.split(' ') ?? [];
  const places = list.match(new RegExp(`\\.|.{${listedLetters}}`, 'g')) ?? [];
  places.forEach((end, index) => void names.set(end, shortName(index)));
  element?.setAttribute('data-emotion', [key, ...places.map((_end, index) => shortName(index))].join(' '));
  return names;
};

const names = takeNames();

/**
 * By which name the style engine calls a style: the short one if the document came with it (`withShortStyles`), else
 * the hash itself. Pages that are drawn later add to the styles of the document that was loaded.
 */
export const styleName = (hash: string): string => names.get(listedEnd(hash)) ?? hash;
