import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A random secret of 256 bits, safe in URLs and cookies. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** The hash that is stored in place of a secret. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A secret derived from another one with a key (HMAC). */
export const deriveSecret = (key: string, secret: string): string =>
  createHmac('sha256', key).update(secret).digest('base64url');

/** A digest of a request, to tell a repetition from another request. */
export const digest = (value: unknown): string => hashSecret(JSON.stringify(value));
