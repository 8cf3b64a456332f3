import { createPrivateKey, type KeyObject } from 'node:crypto';
import { signingKeys } from '../src/db/schema/sessions.ts';
import type { TestApi } from './createTestApi.ts';

/** The signing key of a test api, for tests that forge tokens. */
export const signingKeyOf = async ({ deps }: TestApi): Promise<KeyObject> => {
  const [row] = await deps.db.select().from(signingKeys);
  if (row === undefined) throw new Error('The api has signed nothing yet.');
  return createPrivateKey({ key: { ...row.privateJwk }, format: 'jwk' });
};
