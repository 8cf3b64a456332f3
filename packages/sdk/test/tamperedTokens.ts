import { createHmac, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const otherKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsaKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signature = (input: string, privateKey = keys.privateKey): string =>
  sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url');

const nowSeconds = Math.floor(Date.now() / 1_000);
const goodHeader = { alg: 'ES256', typ: 'JWT', kid: 'k1' };
const goodClaims = {
  exp: nowSeconds + 14 * 86_400,
  iat: nowSeconds,
  guid: 'g',
  hash: 'h',
  iss: 'api',
  aud: 'site',
};

/** A token as the api makes it, or signed well over other contents. */
const signToken = (claims: unknown = goodClaims, header: unknown = goodHeader): string => {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${signature(input)}`;
};

const readPart = (part: string | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** The api's side: one algorithm, one key, exact issuer and audience, a canonical spelling, not expired. */
export const isGenuine = (token: string): boolean => {
  const [header, claims, mark, ...rest] = token.split('.');
  if (header === undefined || claims === undefined || mark === undefined || rest.length > 0) return false;
  const { alg, typ, kid, crit } = readPart(header);
  const { exp, nbf, iss, aud, guid, hash } = readPart(claims);
  const raw = Buffer.from(mark, 'base64url');
  return (
    [header, claims, mark].every((part) => Buffer.from(part, 'base64url').toString('base64url') === part) &&
    alg === 'ES256' &&
    typ === 'JWT' &&
    kid === 'k1' &&
    crit === undefined &&
    iss === 'api' &&
    aud === 'site' &&
    typeof guid === 'string' &&
    typeof hash === 'string' &&
    typeof exp === 'number' &&
    exp > nowSeconds &&
    (nbf === undefined || Number(nbf) <= nowSeconds) &&
    raw.length === 64 &&
    verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: keys.publicKey, dsaEncoding: 'ieee-p1363' },
      raw,
    )
  );
};

const good = signToken();
const [header = '', claims = '', mark = ''] = good.split('.');
const input = `${header}.${claims}`;
const withHeader = (change: object) => `${encode({ ...goodHeader, ...change })}.${claims}.${mark}`;
const withClaims = (change: object) => `${header}.${encode({ ...goodClaims, ...change })}.${mark}`;
const signedClaims = (change: object) => signToken({ ...goodClaims, ...change });
const flip = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
const publicPem = createPublicKey(keys.privateKey).export({ type: 'spki', format: 'pem' });
const hmacToken = () => {
  const text = `${encode({ ...goodHeader, alg: 'HS256' })}.${claims}`;
  return `${text}.${createHmac('sha256', publicPem).update(text).digest('base64url')}`;
};
const rsaToken = () => {
  const text = `${encode({ ...goodHeader, alg: 'RS256' })}.${claims}`;
  return `${text}.${sign('sha256', Buffer.from(text), rsaKeys.privateKey).toString('base64url')}`;
};
const jwkToken = () => {
  const jwk = otherKeys.publicKey.export({ format: 'jwk' });
  const text = `${encode({ ...goodHeader, jwk })}.${claims}`;
  return `${text}.${signature(text, otherKeys.privateKey)}`;
};

/** The genuine token that the others are made from. */
export const genuineToken = good;

/** One token for every known way to forge or break one. */
export const tamperedTokens: Readonly<Record<string, string>> = {
  'one part': header,
  'two parts': input,
  'no signature': `${input}.`,
  'no claims': `${header}..${mark}`,
  'no header': `.${claims}.${mark}`,
  'only dots': '..',
  'four parts': `${good}.x`,
  'five parts, as if encrypted': `${good}.x.y`,
  'a space before': ` ${good}`,
  'a quote around': `"${good}"`,
  'a Bearer prefix': `Bearer ${good}`,
  'a line break within': `${input}\n.${mark}`,
  'not base64': `${header}.!!!.${mark}`,
  'claims that are no JSON': `${header}.${encode('{"exp":')}.${mark}`,
  'claims that are null': `${header}.${encode('null')}.${mark}`,
  'claims that are a list': `${header}.${encode([1])}.${mark}`,
  'claims that are a text': `${header}.${encode('"x"')}.${mark}`,
  'claims that are a number': `${header}.${encode('7')}.${mark}`,
  'claims in broken UTF-8': `${header}.${Buffer.from([0x7b, 0xff, 0xfe, 0x7d]).toString('base64url')}.${mark}`,
  'claims with a BOM': `${header}.${encode(`\ufeff${JSON.stringify(goodClaims)}`)}.${mark}`,
  'no exp': signedClaims({ exp: undefined }),
  'exp as text': signedClaims({ exp: '9999999999' }),
  'exp as a list': signedClaims({ exp: [9_999_999_999] }),
  'exp null': signedClaims({ exp: null }),
  'exp beyond numbers': `${header}.${encode('{"exp":1e999,"guid":"g","hash":"h"}')}.${mark}`,
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
  'a longer life': withClaims({ exp: goodClaims.exp + 86_400 }),
  'a raised tier': withClaims({ tier: 'admin' }),
  'a key twice': `${header}.${encode(`{"guid":"x",${JSON.stringify(goodClaims).slice(1)}`)}.${mark}`,
  'alg none': withHeader({ alg: 'none' }),
  'alg none, no signature': `${encode({ ...goodHeader, alg: 'none' })}.${claims}.`,
  'alg NONE': withHeader({ alg: 'NONE' }),
  'alg nOnE': withHeader({ alg: 'nOnE' }),
  'alg missing': withHeader({ alg: undefined }),
  'alg empty': withHeader({ alg: '' }),
  'alg HS256 with the public key': hmacToken(),
  'alg RS256 with another key': rsaToken(),
  'alg ES384': withHeader({ alg: 'ES384' }),
  'alg es256': withHeader({ alg: 'es256' }),
  'kid of a file': withHeader({ kid: '../../dev/null' }),
  'kid of a query': withHeader({ kid: "k1' OR '1'='1" }),
  'kid of an address': withHeader({ kid: 'https://evil.test/key' }),
  jku: withHeader({ jku: 'https://evil.test/jwks.json' }),
  x5u: withHeader({ x5u: 'https://evil.test/cert.pem' }),
  x5c: withHeader({ x5c: ['AAAA'] }),
  'jwk of the forger': jwkToken(),
  crit: withHeader({ crit: ['exp'] }),
  'typ of another kind': signToken(goodClaims, { ...goodHeader, typ: 'at+jwt' }),
  'header null': `${encode('null')}.${claims}.${mark}`,
  'signed with another key': `${input}.${signature(input, otherKeys.privateKey)}`,
  'signature of zeros': `${input}.${Buffer.alloc(64).toString('base64url')}`,
  'signature of other claims': `${input}.${signature(`${header}.x`)}`,
  'signature cut short': `${input}.${mark.slice(0, -2)}`,
  'signature grown': `${good}AA`,
  'signature in DER': `${input}.${sign('sha256', Buffer.from(input), keys.privateKey).toString('base64url')}`,
  'signature padded': `${good}==`,
  'a bit of the header': `${flip(header, 10)}.${claims}.${mark}`,
  'a bit of the claims': `${header}.${flip(claims, 20)}.${mark}`,
  'a bit of the signature': `${input}.${flip(mark, 30)}`,
  'very long': `${header}.${encode({ ...goodClaims, pad: 'x'.repeat(6_000) })}.${mark}`,
};
