/** What somebody's id looks like. */
export const personIdPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Whether a part of an address can be somebody's id. What cannot is an address of nothing, and nobody needs to be
 * asked about it.
 *
 * @example
 * isPersonId('not-a-page') // → false
 */
export const isPersonId = (text: string): boolean => personIdPattern.test(text);
