import { randomInt } from 'node:crypto';

/** Crockford's base 32, without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A random code for people to type, with 20 bits a group. */
export const readableCode = (groups: number): string => Array.from({ length: groups }, group).join('-');
