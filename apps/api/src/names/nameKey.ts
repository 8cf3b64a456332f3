import { displayNameProblem, reservedDisplayNames } from '@backbeat/domain';
import unhomoglyph from 'unhomoglyph';

/** UTS 39: texts that look alike have the same skeleton. Applied twice, for wide and other forms of letters. */
const skeleton = (text: string): string => {
  const seen = text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return unhomoglyph(unhomoglyph(seen).normalize('NFKD')).normalize('NFD');
};

/**
 * A key that names share which look alike in some case: small l looks like capital I, whose lower case is i.
 *
 * @example nameKey('Admln') === nameKey('\u0430dm1n') // → true
 */
export const nameKey = (name: string): string =>
  skeleton(skeleton(skeleton(name).toUpperCase()).toLowerCase());

const lettersOf = (name: string): string => nameKey(name).replace(/[^\p{L}\p{N}]/gu, '');
const reservedLetters = new Set(reservedDisplayNames.map(lettersOf));

/** Is the name reserved, look-alike spellings included? */
export const isReservedName = (name: string): boolean =>
  displayNameProblem(name) === 'reserved' || reservedLetters.has(lettersOf(name));
