import { base64Url, base64UrlOfText } from './base64Url.ts';

/** What of a key is sent: its public part. */
export interface PublicJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
}

/** The key that a staff session is bound to. What signs never leaves the browser: it cannot be exported. */
export interface StaffKey {
  /** RFC 7638 thumbprint, for the address of the sign-in. */
  readonly thumbprint: string;
  readonly publicJwk: PublicJwk;
  /** Signs a text with ES256; the signature is in base64url. */
  readonly sign: (text: string) => Promise<string>;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const signature = { name: 'ECDSA', hash: 'SHA-256' } as const;

/**
 * A new pair of keys whose private one cannot be exported.
 *
 * @example
 * const key = await staffKeyOf(await createStaffKeyPair());
 */
export const createStaffKeyPair = (): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);

/**
 * What a staff client needs of a pair of keys.
 *
 * @throws Error when the pair is no ECDSA pair on P-256
 * @example
 * const key = await staffKeyOf(await createStaffKeyPair());
 */
export const staffKeyOf = async ({ privateKey, publicKey }: CryptoKeyPair): Promise<StaffKey> => {
  const { x, y, crv } = await crypto.subtle.exportKey('jwk', publicKey);
  if (x === undefined || y === undefined || crv !== 'P-256')
    throw new Error('The key of the browser is no key on P-256. Take one of createStaffKeyPair.');
  // The members of RFC 7638, in its order.
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify({ crv, kty: 'EC', x, y })),
  );
  return {
    thumbprint: base64Url(new Uint8Array(digest)),
    publicJwk: { kty: 'EC', crv, x, y },
    sign: async (text) =>
      base64Url(
        new Uint8Array(await crypto.subtle.sign(signature, privateKey, new TextEncoder().encode(text))),
      ),
  };
};

/**
 * A proof of possession (RFC 9449) for one request: an address without query, and a method.
 *
 * @example
 * const headers = { DPoP: await createProof(key, { method: 'GET', url: 'https://api.example.com/staff/v1/me' }) };
 */
export const createProof = async (
  key: StaffKey,
  {
    method,
    url,
    nowMs = Date.now(),
  }: { readonly method: string; readonly url: string; readonly nowMs?: number },
): Promise<string> => {
  const { origin, pathname } = new URL(url);
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: key.publicJwk };
  const claims = {
    jti: crypto.randomUUID(),
    htm: method,
    htu: `${origin}${pathname}`,
    iat: Math.floor(nowMs / 1000),
  };
  const text = `${base64UrlOfText(JSON.stringify(header))}.${base64UrlOfText(JSON.stringify(claims))}`;
  return `${text}.${await key.sign(text)}`;
};
