import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import * as z from 'zod/mini';
import { put, type Store } from '../store/store.ts';

/** The issuers' signing keys and cookie secrets. Kept in the store, so that a restart ends no session. */
export interface IdentitySecrets {
  readonly signingKey: JWK;
  readonly cookieKey: string;
}

const schema = z.object({ signingKey: z.custom<JWK>(), cookieKey: z.string() });

/** Reads the secrets of a store; makes them first if it has none. */
export const identitySecrets = async (store: Store): Promise<IdentitySecrets> => {
  const kept = store.get('secrets', 'identity');
  if (kept !== undefined) return schema.parse(kept.value);
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signingKey = {
    ...(await exportJWK(privateKey)),
    alg: 'RS256',
    use: 'sig',
    kid: randomBytes(8).toString('hex'),
  };
  const made: IdentitySecrets = { signingKey, cookieKey: randomBytes(32).toString('base64url') };
  store.commit([put('secrets', 'identity', { value: made })]);
  return made;
};
