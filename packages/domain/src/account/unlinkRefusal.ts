/**
 * Why a linked account stays linked.
 *
 * - `last_sign_in`: without it nobody could sign in any more
 * - `merge_undo`: an undo makes two accounts of this one, and it is the last sign-in of one of them
 * - `old_session`: the caller signed in before two accounts were merged into this one
 *
 * @example unlinkRefusals.includes('last_sign_in') // → true
 */
export const unlinkRefusals = ['last_sign_in', 'merge_undo', 'old_session'] as const;

/** @see unlinkRefusals */
export type UnlinkRefusal = (typeof unlinkRefusals)[number];

/**
 * What a person reads about a linked account that stays linked, with the one thing to do.
 *
 * @example unlinkRefusalTexts.last_sign_in // → 'It is the only way to sign in to your account. Link another one first.'
 */
export const unlinkRefusalTexts: Readonly<Record<UnlinkRefusal, string>> = {
  last_sign_in: 'It is the only way to sign in to your account. Link another one first.',
  merge_undo:
    'Your merged accounts can still be made two again, and then one of them could not be signed in to without it. Undo the merge first, or wait until its seven days are over.',
  old_session:
    'You signed in before your two accounts became one. Sign out, sign in again, and unlink it then.',
};
