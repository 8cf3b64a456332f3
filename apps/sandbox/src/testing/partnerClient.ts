import { generateKeyPairSync } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';

/** A partner account for a sandbox of a test: its key is made anew. */
export const testPartner = () => ({
  account: 'tests@sandbox.example',
  owner: 'owner-of-tests',
  key: generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey,
});

/** What an assertion says, besides its times. */
export interface Assertion {
  readonly account: string;
  readonly key: string;
  readonly audience: string;
  readonly scope?: string;
  readonly lifetimeSeconds?: number;
}

/** Signs an assertion as the account of a partner does. */
export const signAssertion = async ({
  account,
  key,
  audience,
  scope = 'https://www.googleapis.com/auth/youtubepartner',
  lifetimeSeconds = 3_600,
}: Assertion): Promise<string> => {
  const nowSeconds = Math.floor(Date.now() / 1000);
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account)
    .setAudience(audience)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + lifetimeSeconds)
    .sign(await importPKCS8(key, 'RS256'));
};

/** Asks for a token with an assertion. */
export const askPartnerToken = (
  url: string,
  assertion: string,
  grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer',
) =>
  fetch(`${url}/google/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: grant, assertion }),
  });
