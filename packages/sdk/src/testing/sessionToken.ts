const encode = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** What a test token says. */
export interface TestClaims {
  readonly guid?: string;
  readonly hash?: string;
  /** How long from now it lasts. @default 14 */
  readonly days?: number;
}

/**
 * A session token that reads like a real one. Its signature is worth nothing.
 *
 * @example testToken({ days: 3 }).split('.').length // → 3
 */
export const testToken = ({
  guid = '0b8b7f3e-52a4-4b55-9b0e-5a1f9a1f0c11',
  hash = 'acct-0b8b7f3e',
  days = 14,
}: TestClaims = {}): string => {
  const exp = Math.floor(Date.now() / 1_000) + Math.round(days * 86_400);
  return [encode({ alg: 'ES256', typ: 'JWT' }), encode({ exp, guid, hash }), 'test-signature'].join('.');
};
