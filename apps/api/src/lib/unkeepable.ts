/** PostgreSQL stores neither U+0000 nor half a surrogate pair. */
const unkeepable = /[\0\p{Cs}]/u;

/**
 * Does the value contain a text, keys included, that the database cannot store?
 *
 * @example holdsUnkeepable({ ids: ['a\0b'] }) // → true
 */
export const holdsUnkeepable = (value: unknown): boolean => {
  let isFound = false;
  JSON.stringify(value, (key, part: unknown) => {
    isFound ||= unkeepable.test(key) || (typeof part === 'string' && unkeepable.test(part));
    return part;
  });
  return isFound;
};
