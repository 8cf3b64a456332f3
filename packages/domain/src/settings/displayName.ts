import { brand } from '../brand/brand.ts';
import { joined } from './joiners.ts';

/**
 * The name as it is kept: composed (NFC), without space around it, every other kind of space a plain one.
 *
 * @example tidyDisplayName('  Cafe\u0301\u00a0 Owl ') // → 'Café Owl'
 */
export const tidyDisplayName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/**
 * Lone surrogates, controls, bidirectional marks, and everything else without a width; before them, what they are a seen
 * part of. Every browser of ours has the flag `v`, for which literals need ES2024.
 */
const unseen = new RegExp(
  `(${joined}|[\\p{Extended_Pictographic}#*\\d]\\ufe0f)|[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800]`,
  'gv',
);

/**
 * The name without the characters that nobody can see. What makes a picture of an emoji stays, and a joiner where it
 * changes how letters are written.
 *
 * @example seenCharacters('no\u200bva') // → 'nova'
 * @example seenCharacters('\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645').length // → 8
 */
export const seenCharacters = (name: string): string =>
  name.replace(unseen, (_, seen: string | undefined) => seen ?? '');

const officialWords = [
  'admin',
  'administrator',
  'moderator',
  'official',
  'staff',
  'support',
  'system',
  'team',
] as const;

/**
 * Names that would speak for us: words of the trade, the brand, and both together. Written without what stands
 * between words.
 *
 * @example reservedDisplayNames.includes('admin') // → true
 */
export const reservedDisplayNames: readonly string[] = [
  ...officialWords,
  ...[...new Set([brand.name, brand.slug])].flatMap((name) => {
    const ours = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    return [ours, ...officialWords.flatMap((word) => [`${ours}${word}`, `${word}${ours}`])];
  }),
];

/** Why a name cannot be anybody's. */
export type DisplayNameProblem = 'empty' | 'unseen' | 'reserved';

/**
 * What is wrong with a name, as far as it can be told without knowing other people's; `null` when nothing is.
 *
 * @example displayNameProblem('Ad min') // → 'reserved'
 * @example displayNameProblem('Nova') // → null
 */
export const displayNameProblem = (name: string): DisplayNameProblem | null => {
  const tidy = tidyDisplayName(name);
  if (tidy === '') return 'empty';
  if (seenCharacters(tidy) !== tidy) return 'unseen';
  return reservedDisplayNames.includes(tidy.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) ? 'reserved' : null;
};

/**
 * What is said about each problem at the field.
 *
 * @example displayNameProblemTexts.reserved // → 'This name is kept for our team. Please choose another one.'
 */
export const displayNameProblemTexts: Readonly<Record<DisplayNameProblem, string>> = {
  empty: 'Enter a display name.',
  unseen: 'This name has characters that cannot be seen. Please type it without them.',
  reserved: 'This name is kept for our team. Please choose another one.',
};

/** The answer of the server to the question whether a name is free. */
export interface UsernameCheckResult {
  readonly available: boolean;
}

/** What the page keeps about that question. */
export interface UsernameCheck {
  /** Whether the name may be taken; false until the server says so. */
  readonly valid: boolean;
  /** Whether a name has been asked about. */
  readonly active: boolean;
  readonly loading: boolean;
}

/**
 * The check at rest, before and after a change.
 *
 * @example idleUsernameCheck // → { valid: false, active: false, loading: false }
 */
export const idleUsernameCheck: UsernameCheck = { valid: false, active: false, loading: false };

/**
 * The name as the check sends it.
 *
 * @example usernameToCheck('AbC') // → 'abc'
 */
export const usernameToCheck = (name: string): string => name.toLowerCase();

/**
 * The line under the name field.
 *
 * @example usernameCheckText({ valid: false, active: true, loading: true }) // → 'Checking username'
 */
export const usernameCheckText = ({ active, loading, valid }: UsernameCheck): string => {
  if (!active) return 'You may update your display name.';
  if (loading) return 'Checking username';
  return valid ? 'Username available' : 'Username unavailable';
};

/** What decides whether a name can be saved. */
export interface DisplayNameChange {
  readonly name: string;
  readonly currentName: string;
  /** `name_change_eligible` of the account. */
  readonly isEligible: boolean;
  readonly check: UsernameCheck;
}

/**
 * Whether 'Save changes' is enabled: a name that may be somebody's, not the current one, free, and a person who may
 * change it.
 *
 * @example canSaveDisplayName({ name: 'nova', currentName: 'nova', isEligible: true, check: { valid: true, active: true, loading: false } }) // → false
 */
export const canSaveDisplayName = ({ check, currentName, isEligible, name }: DisplayNameChange): boolean =>
  displayNameProblem(name) === null && name !== currentName && isEligible && check.valid && !check.loading;
