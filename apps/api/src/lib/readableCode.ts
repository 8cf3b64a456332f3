import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter that is read as a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A random code that people can type: so many groups of 20 bits. */
export const readableCode = (groups: number): string => Array.from({ length: groups }, group).join('-');
