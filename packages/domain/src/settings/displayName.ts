import { brand } from '../brand/brand.ts';

/**
 * The name as it is stored: composed (NFC), trimmed, with plain spaces in place of other kinds.
 *
 * @example tidyDisplayName('  Cafe\u0301\u00a0 Owl ') // → 'Café Owl'
 */
export const tidyDisplayName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** Letters that join the letter after them: Joining_Type D and L of Unicode 14, in the scripts that people write today. */
const joinsNext =
  '\\u0620\\u0626\\u0628\\u062a-\\u062e\\u0633-\\u063f\\u0641-\\u0647\\u0649\\u064a\\u066e\\u066f\\u0678-\\u0687' +
  '\\u069a-\\u06bf\\u06c1\\u06c2\\u06cc\\u06ce\\u06d0\\u06d1\\u06fa-\\u06fc\\u06ff\\u0712-\\u0714\\u071a-\\u071d' +
  '\\u071f-\\u0727\\u0729\\u072b\\u072d\\u072e\\u074e-\\u0758\\u075c-\\u076a\\u076d-\\u0770\\u0772\\u0775-\\u0777' +
  '\\u077a-\\u077f\\u07ca-\\u07ea\\u0841-\\u0845\\u0848\\u084a-\\u0853\\u0855\\u0860\\u0862-\\u0865\\u0868\\u0886' +
  '\\u0889-\\u088d\\u08a0-\\u08a9\\u08af\\u08b0\\u08b3-\\u08b8\\u08ba-\\u08c8\\u1807\\u1820-\\u1878\\u1887-\\u18a8' +
  '\\u18aa\\ua840-\\ua872\\u{10d00}-\\u{10d21}\\u{10d23}\\u{1e900}-\\u{1e943}';

/** Letters that join the one before them alone: Joining_Type R. */
const joinsBefore =
  '\\u0622-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0673\\u0675-\\u0677\\u0688-\\u0699\\u06c0' +
  '\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5\\u06ee\\u06ef\\u0710\\u0715-\\u0719\\u071e\\u0728\\u072a\\u072c' +
  '\\u072f\\u074d\\u0759-\\u075b\\u076b\\u076c\\u0771\\u0773\\u0774\\u0778\\u0779\\u0840\\u0846\\u0847\\u0849\\u0854' +
  '\\u0856-\\u0858\\u0867\\u0869\\u086a\\u0870-\\u0882\\u088e\\u08aa-\\u08ac\\u08ae\\u08b1\\u08b2\\u08b9\\u{10d22}';

/** Signs that take the vowel from a letter: Canonical_Combining_Class Virama. */
const virama =
  '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u0e3a\\u0eba\\u0f84\\u1039' +
  '\\u103a\\u1714\\u1715\\u1734\\u17d2\\u1a60\\u1b44\\u1baa\\u1bab\\u1bf2\\u1bf3\\u2d7f\\ua806\\ua82c\\ua8c4\\ua953' +
  '\\ua9c0\\uaaf6\\uabed\\u{11133}\\u{11134}';

const afterVirama = `(?<=\\p{L}\\p{M}*[${virama}])`;

/**
 * Where a joiner shows, as a part of a regular expression with the flag `v`: between letters that would join, and after
 * a virama (RFC 5892, ContextJ; UAX 31, A1, A2 and B), and in the emoji that every platform draws as one picture.
 */
const joined = [
  '\\p{RGI_Emoji}',
  `(?<=[${joinsNext}]\\p{Mn}*)\\u200c(?=\\p{Mn}*[${joinsNext}${joinsBefore}])`,
  `${afterVirama}\\u200c(?=\\p{L})`,
  `${afterVirama}\\u200d(?!\\p{M})`,
].join('|');

/**
 * Lone surrogates, controls, bidirectional marks, and everything else without a width; before them, what they are a seen
 * part of. Every browser of ours has the flag `v`, for which literals need ES2024.
 */
const unseen = new RegExp(
  `(${joined}|[\\p{Extended_Pictographic}#*\\d]\\ufe0f)|[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800]`,
  'gv',
);

/**
 * The name without its invisible characters. What belongs to an emoji stays, and so does a joiner that changes how
 * letters are written.
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
 * Names that could pass for the product's staff: official words, the brand, and both together, without anything
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

/** Why a name is refused. */
export type DisplayNameProblem = 'empty' | 'unseen' | 'reserved';

/**
 * What is wrong with a name, apart from being taken; `null` when nothing is.
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
 * The text about each problem, next to the field.
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

/** The state of that check on the page. */
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

/** A message on the profile and connections pages; errors are pink, the rest teal. */
export interface Notification {
  readonly error: boolean;
  readonly message: string;
}

/**
 * The texts after a name change.
 *
 * @example profileNotifications.failed // → { error: true, message: 'Profile update failed' }
 */
export const profileNotifications = {
  saved: { error: false, message: 'Profile update successful' },
  failed: { error: true, message: 'Profile update failed' },
} as const satisfies Record<string, Notification>;
