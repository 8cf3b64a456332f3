import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A text nobody can guess: 256 random bits, safe in addresses and cookies. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: enough to know it again, not enough to use it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A secret that follows from another one, for those who hold the key. */
export const deriveSecret = (key: string, secret: string): string =>
  createHmac('sha256', key).update(secret).digest('base64url');

/** A digest of what was sent, to tell a repetition from another request. */
export const digest = (value: unknown): string => hashSecret(JSON.stringify(value));
