import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';

const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const signatureOf = (input: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');

const flip = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;

/** Another last character for the same 64 bytes, because its last four bits are unused. */
const respelled = (last: string): string => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return alphabet[alphabet.indexOf(last) ^ 1] ?? '';
};

/**
 * One token for every known way to forge or break one. Where only a claim is wrong, the token is signed with the
 * api's own key, so that nothing but the claim can be the reason to refuse it.
 *
 * @param token a session token as the api gave it
 * @param privateKey the key that the api signed it with
 */
export const tamperedTokens = (token: string, privateKey: KeyObject): Readonly<Record<string, string>> => {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const good = { header: decodeProtectedHeader(token), claims: decodeJwt(token) };
  const nowSeconds = Math.floor(Date.now() / 1_000);
  const others = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' });
  const input = `${header}.${claims}`;

  const withHeader = (change: object) => `${encode({ ...good.header, ...change })}.${claims}.${signature}`;
  const withClaims = (change: object) => `${header}.${encode({ ...good.claims, ...change })}.${signature}`;
  const signed = (changedClaims: object, changedHeader: object = {}, key = privateKey) => {
    const text = `${encode({ ...good.header, ...changedHeader })}.${encode({ ...good.claims, ...changedClaims })}`;
    return `${text}.${signatureOf(text, key)}`;
  };
  const signedClaims = (change: object) => signed(change);
  const hmacToken = (secret: string | Buffer) => {
    const text = `${encode({ ...good.header, alg: 'HS256' })}.${claims}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const rsaToken = () => {
    const text = `${encode({ ...good.header, alg: 'RS256' })}.${claims}`;
    return `${text}.${sign('sha256', Buffer.from(text), rsa.privateKey).toString('base64url')}`;
  };
  const jwkToken = () => signed({}, { jwk: others.publicKey.export({ format: 'jwk' }) }, others.privateKey);

  return {
    'one part': header,
    'two parts': input,
    'no signature': `${input}.`,
    'no claims': `${header}..${signature}`,
    'no header': `.${claims}.${signature}`,
    'only dots': '..',
    'four parts': `${token}.x`,
    'five parts, as if encrypted': `${token}.x.y`,
    'a space before': ` ${token}`,
    'a quote around': `"${token}"`,
    'a Bearer prefix': `Bearer ${token}`,
    'a line break within': `${input}\n.${signature}`,
    'not base64': `${header}.!!!.${signature}`,
    'claims that are no JSON': `${header}.${encode('{"exp":')}.${signature}`,
    'claims that are null': `${header}.${encode('null')}.${signature}`,
    'claims that are a list': `${header}.${encode([1])}.${signature}`,
    'claims that are a text': `${header}.${encode('"x"')}.${signature}`,
    'claims that are a number': `${header}.${encode('7')}.${signature}`,
    'claims in broken UTF-8': `${header}.${Buffer.from([0x7b, 0xff, 0xfe, 0x7d]).toString('base64url')}.${signature}`,
    'claims with a BOM': `${header}.${encode(`\ufeff${JSON.stringify(good.claims)}`)}.${signature}`,
    'no exp': signedClaims({ exp: undefined }),
    'exp as text': signedClaims({ exp: '9999999999' }),
    'exp as a list': signedClaims({ exp: [9_999_999_999] }),
    'exp null': signedClaims({ exp: null }),
    'exp beyond numbers': `${header}.${encode('{"exp":1e999,"guid":"g","hash":"h"}')}.${signature}`,
    'guid as an object': signedClaims({ guid: {} }),
    'hash as a number': signedClaims({ hash: 7 }),
    expired: signedClaims({ exp: nowSeconds - 60 }),
    'expired long ago': signedClaims({ exp: 1 }),
    'exp below zero': signedClaims({ exp: -1 }),
    'not yet valid': signedClaims({ nbf: nowSeconds + 3_600 }),
    'another issuer': signedClaims({ iss: 'evil' }),
    'no issuer': signedClaims({ iss: undefined }),
    'another audience': signedClaims({ aud: 'other' }),
    'a list of audiences': signedClaims({ aud: ['site', 'other'] }),
    'another person': withClaims({ guid: 'somebody-else' }),
    'another account': withClaims({ hash: 'other' }),
    'a longer life': withClaims({ exp: Number(good.claims.exp) + 86_400 }),
    'a raised tier': withClaims({ tier: 'admin' }),
    'a key twice': `${header}.${encode(`{"guid":"x",${JSON.stringify(good.claims).slice(1)}`)}.${signature}`,
    'alg none': withHeader({ alg: 'none' }),
    'alg none, no signature': `${encode({ ...good.header, alg: 'none' })}.${claims}.`,
    'alg NONE': withHeader({ alg: 'NONE' }),
    'alg nOnE': withHeader({ alg: 'nOnE' }),
    'alg missing': withHeader({ alg: undefined }),
    'alg empty': withHeader({ alg: '' }),
    'alg HS256 with the public key': hmacToken(publicPem),
    'alg RS256 with another key': rsaToken(),
    'alg ES384': withHeader({ alg: 'ES384' }),
    'alg es256': withHeader({ alg: 'es256' }),
    'kid of a file': withHeader({ kid: '../../dev/null' }),
    'kid of a query': withHeader({ kid: "x' OR '1'='1" }),
    'kid of an address': withHeader({ kid: 'https://evil.test/key' }),
    jku: withHeader({ jku: 'https://evil.test/jwks.json' }),
    x5u: withHeader({ x5u: 'https://evil.test/cert.pem' }),
    x5c: withHeader({ x5c: ['AAAA'] }),
    'jwk of the forger': jwkToken(),
    crit: withHeader({ crit: ['exp'] }),
    'typ of another kind': signed({}, { typ: 'at+jwt' }),
    'header null': `${encode('null')}.${claims}.${signature}`,
    'signed with another key': `${input}.${signatureOf(input, others.privateKey)}`,
    'signature of zeros': `${input}.${Buffer.alloc(64).toString('base64url')}`,
    'signature of other claims': `${input}.${signatureOf(`${header}.x`, privateKey)}`,
    'signature cut short': `${input}.${signature.slice(0, -2)}`,
    'signature grown': `${token}AA`,
    'signature in DER': `${input}.${sign('sha256', Buffer.from(input), privateKey).toString('base64url')}`,
    'signature padded': `${token}==`,
    'a bit of the header': `${flip(header, 10)}.${claims}.${signature}`,
    'a bit of the claims': `${header}.${flip(claims, 20)}.${signature}`,
    'a bit of the signature': `${input}.${flip(signature, 30)}`,
    'very long': `${header}.${encode({ ...good.claims, pad: 'x'.repeat(6_000) })}.${signature}`,
    'another person, signed': signedClaims({ guid: '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f' }),
    'a sign-in that never was': signedClaims({ sid: '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f' }),
    'no sign-in': signedClaims({ sid: undefined }),
    'no beginning': signedClaims({ iat: undefined }),
    'alg HS256 with nothing as the secret': hmacToken(''),
    'a key of its own under our id': signed({}, {}, others.privateKey),
    'compressed, as if encrypted': signed({}, { zip: 'DEF', enc: 'A128GCM' }, others.privateKey),
    'a character beyond ASCII in the signature': `${input}.${signature.slice(0, 40)}\u00e9${signature.slice(41)}`,
    'a line break in the signature': `${input}.${signature.slice(0, 40)}\n${signature.slice(41)}`,
    'the same signature, spelled otherwise': `${token.slice(0, -1)}${respelled(signature.at(-1) ?? '')}`,
  };
};
