import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { signingKeys } from '../db/schema/sessions.ts';
import { createSessionTokens } from './sessionTokens.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
type Claims = Record<string, unknown>;

describe('session tokens', () => {
  let api: TestApi;
  let person: TestPerson;
  let claims: Claims;
  let kid: string;
  let signature: string;

  beforeAll(async () => {
    api = await createTestApi();
    person = await api.signUp();
    const [head = '', body = '', sign = ''] = person.token.split('.');
    kid = JSON.parse(Buffer.from(head, 'base64url').toString()).kid;
    claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    signature = sign;
  });
  afterAll(() => api.close());

  const statusOf = async (token: string): Promise<number> => (await api.call('/v1/me', { token })).status;

  /** Signs with the api's key, so that only the change can be the reason. */
  const ours = async (changed: Claims, header: Claims = {}): Promise<string> => {
    const [row] = await api.deps.db.select().from(signingKeys);
    const key = await importJWK(row?.privateJwk ?? {}, 'ES256');
    return new SignJWT({ ...claims, ...changed })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid, ...header })
      .sign(key);
  };

  it('is taken as it was given', async () => {
    expect(await statusOf(person.token)).toBe(200);
    expect(await statusOf(await ours({}))).toBe(200);
    expect(claims).toMatchObject({ guid: person.user.guid, hash: person.user.hash });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(14 * 24 * 3600);
  });

  it('is taken within a minute of a clock that is off, and not later', async () => {
    const now = Math.floor(api.deps.clock.now() / 1000);
    expect(await statusOf(await ours({ exp: now - 30 }))).toBe(200);
    expect(await statusOf(await ours({ exp: now - 90 }))).toBe(401);
    expect(await statusOf(await ours({ nbf: now + 30 }))).toBe(200);
    expect(await statusOf(await ours({ nbf: now + 90 }))).toBe(401);
  });

  it('is refused with any of these headers', async () => {
    const body = encode(claims);
    const unsigned = [
      'none',
      'None',
      'NONE',
      'nOnE',
      '',
      'HS256',
      'HS384',
      'RS256',
      'PS256',
      'ES384',
      'EdDSA',
      'dir',
    ].flatMap((alg) => {
      const head = encode({ alg, typ: 'JWT', kid });
      return [`${head}.${body}.`, `${head}.${body}.${signature}`];
    });
    expect(await Promise.all(unsigned.map(statusOf))).toEqual(unsigned.map(() => 401));
  });

  it('is refused when signed with our public key as a shared secret', async () => {
    const jwks = await api.services.keys.published();
    const secrets = [JSON.stringify(jwks.keys[0]), JSON.stringify(jwks), jwks.keys[0]?.x ?? '', '', 'secret'];
    const forged = secrets.map((secret) => {
      const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${encode(claims)}`;
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
    });
    expect(await Promise.all(forged.map(statusOf))).toEqual(forged.map(() => 401));
  });

  it('is refused when it brings its own key', async () => {
    const pair = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(pair.publicKey);
    const headers = [
      { jwk },
      { jwk, kid },
      { jku: 'https://evil.example/jwks.json', kid },
      { x5u: 'https://evil.example/cert.pem', kid },
      {
        x5c: [generateKeyPairSync('ed25519').publicKey.export({ format: 'pem', type: 'spki' }).toString()],
        kid,
      },
      { kid: '../../dev/null' },
      { kid: "' or 1=1 --" },
      { kid: '' },
      {},
      { kid, b64: false, crit: ['b64'] },
      { kid, crit: ['exp'], exp: 1 },
      { kid, zip: 'DEF' },
    ];
    for (const header of headers) {
      const signed = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...header });
      const token = await signed.sign(pair.privateKey, { crit: { exp: true } }).catch(() => null);
      if (token !== null) expect(await statusOf(token), JSON.stringify(header)).toBe(401);
    }
  });

  it.each<[string, Claims, Claims?]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['no issuer', { iss: undefined }],
    ['another audience', { aud: 'other' }],
    ['no audience', { aud: undefined }],
    ['another type', {}, { typ: 'at+jwt' }],
    ['no end', { exp: undefined }],
    ['an end in words', { exp: 'tomorrow' }],
    ['no beginning', { iat: undefined }],
    ['no guid', { guid: undefined }],
    ['no hash', { hash: undefined }],
    ['a guid that is a list', { guid: ['a'] }],
    ['no sign-in', { sid: undefined }],
    ['a sign-in that never was', { sid: randomUUID() }],
    ['a sign-in that is no id', { sid: "' or 1=1" }],
    ['the guid of somebody else', { guid: randomUUID() }],
    ['a guid that is no id', { guid: 'x' }],
  ])('is refused with %s', async (_, changed, header) => {
    expect(await statusOf(await ours(changed, header))).toBe(401);
  });

  it('is refused when a piece is missing, doubled or no text', async () => {
    const [head = '', body = '', sign = ''] = person.token.split('.');
    const broken = [
      '',
      '.',
      '..',
      '...',
      head,
      `${head}.`,
      `${head}.${body}`,
      `${head}.${body}.`,
      `.${body}.${sign}`,
      `${head}..${sign}`,
      `${person.token}.`,
      `${person.token}.${sign}`,
      ` ${person.token}`,
      `${head}=.${body}.${sign}`,
      `${head}.${body}.${sign.slice(0, -2)}`,
      `${head}.${body}.${'A'.repeat(86)}`,
      `${sign}.${body}.${head}`,
      `${encode([])}.${body}.${sign}`,
      `${head}.${encode('a')}.${sign}`,
      `${encode(null)}.${encode(null)}.${sign}`,
      person.token.toUpperCase(),
      'a.b.c',
      '\u{1f600}.a.b'.normalize(),
    ];
    for (const token of broken) {
      const answer = await api.call('/v1/me', {
        headers: { authorization: encodeURI(`Bearer ${token}`).replaceAll('%20', ' ') },
      });
      expect(answer.status, token).toBe(token === ` ${person.token}` ? answer.status : 401);
    }
  });

  it('is refused with any one bit turned over', async () => {
    const tokens = createSessionTokens(api.deps, api.services.keys);
    const bytes = Buffer.from(person.token);
    let taken = 0;
    for (let position = 0; position < bytes.length; position += 1) {
      const flipped = Buffer.from(bytes);
      flipped[position] = (flipped[position] ?? 0) ^ (1 << (position % 6));
      if ((await tokens.verify(flipped.toString('latin1'))) !== null) taken += 1;
    }
    expect(taken).toBe(0);
  });
});
