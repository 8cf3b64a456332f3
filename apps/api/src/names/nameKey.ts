import { displayNameProblem, reservedDisplayNames } from '@backbeat/domain';
import unhomoglyph from 'unhomoglyph';

/** UTS 39: two texts that look alike have one skeleton. A second time for wide and other forms of known letters. */
const skeleton = (text: string): string => {
  const seen = text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return unhomoglyph(unhomoglyph(seen).normalize('NFKD')).normalize('NFD');
};

/**
 * One key for all names that read alike in some case: a small l is a capital I, which is a small i.
 *
 * @example nameKey('Admln') === nameKey('\u0430dm1n') // → true
 */
export const nameKey = (name: string): string =>
  skeleton(skeleton(skeleton(name).toUpperCase()).toLowerCase());

const lettersOf = (name: string): string => nameKey(name).replace(/[^\p{L}\p{N}]/gu, '');
const reservedLetters = new Set(reservedDisplayNames.map(lettersOf));

/** Is the name reserved, also when it is spelled with letters that look alike? */
export const isReservedName = (name: string): boolean =>
  displayNameProblem(name) === 'reserved' || reservedLetters.has(lettersOf(name));
