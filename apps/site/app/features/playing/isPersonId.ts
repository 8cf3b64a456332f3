/** What somebody's id looks like. */
export const personIdPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Whether a part of an address can be a person's id. For anything else nothing is found, without asking the api.
 *
 * @example
 * isPersonId('not-a-page') // → false
 */
export const isPersonId = (text: string): boolean => personIdPattern.test(text);
