import { createPrivateKey, type KeyObject } from 'node:crypto';
import { signingKeys } from '../src/db/schema/sessions.ts';
import type { TestApi } from './createTestApi.ts';

/** The key that a test api signs session tokens with, for tests that forge some. */
export const signingKeyOf = async ({ deps }: TestApi): Promise<KeyObject> => {
  const [row] = await deps.db.select().from(signingKeys);
  if (row === undefined) throw new Error('The api has signed nothing yet.');
  return createPrivateKey({ key: { ...row.privateJwk }, format: 'jwk' });
};
