/** PostgreSQL stores neither U+0000 nor half a surrogate pair. */
const unstorable = /[\0\p{Cs}]/u;

/**
 * Does the value contain a text, keys included, that the database cannot store?
 *
 * @example hasUnstorableText({ ids: ['a\0b'] }) // → true
 */
export const hasUnstorableText = (value: unknown): boolean => {
  let isFound = false;
  JSON.stringify(value, (key, part: unknown) => {
    isFound ||= unstorable.test(key) || (typeof part === 'string' && unstorable.test(part));
    return part;
  });
  return isFound;
};
