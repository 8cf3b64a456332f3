import { randomBytes } from 'node:crypto';

const digits = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Twelve letters and digits, as the provider's ids. */
export const newId = (): string => Array.from(randomBytes(12), (byte) => digits[byte % 36]).join('');

/** Thirty-two hexadecimal digits, as the provider's uuids. */
export const newUuid = (): string => randomBytes(16).toString('hex');

/** Twenty-two characters of base64url: 128 random bits. */
export const newTokenId = (): string => randomBytes(16).toString('base64url');

/** Eighty random bits as four groups of four letters and digits, without those that look alike. */
export const newGiftCardCode = (): string => {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const code = Array.from(randomBytes(16), (byte) => letters[byte % 32]).join('');
  return code.replace(/(.{4})(?=.)/g, '$1-');
};
