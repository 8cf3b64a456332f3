const limit = 200;

/** What would move or hide the words around it: controls, and marks that turn the direction of writing. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu;

/**
 * What a sign-in brought back in words that are not ours, as plain text to quote; null where it says nothing.
 *
 * @example signInQuote('access_denied') // → 'access_denied'
 */
export const signInQuote = (text: string): string | null => {
  const characters = [...text.replace(unseen, ' ').replace(/\s+/g, ' ').trim()];
  if (characters.length === 0) return null;
  return characters.length <= limit ? characters.join('') : `${characters.slice(0, limit - 1).join('')}…`;
};
