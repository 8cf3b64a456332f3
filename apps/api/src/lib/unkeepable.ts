/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair. */
const unkeepable = /[\0\p{Cs}]/u;

/**
 * Is there a text in the value, its keys included, that the database cannot keep?
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
