import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openIdProvider } from './openIdProvider.ts';
import { openIdConfirmation } from './providerTable.ts';

const algorithm = 'RS256';
const checks = { state: 'state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) };
const settings = { issuer: null, clientId: 'us', clientSecret: 'secret' };

const makeKey = async (kid: string) => {
  const { privateKey, publicKey } = await generateKeyPair(algorithm);
  return {
    kid,
    privateKey,
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: algorithm } satisfies JWK,
  };
};

/** A provider on this machine with answers chosen by the test, valid or not. */
describe('an OpenID provider', () => {
  let server: Server;
  let issuer: string;
  let own: Awaited<ReturnType<typeof makeKey>>;
  let stranger: typeof own;
  let idToken: string;
  let userInfo: Record<string, unknown>;
  let keyReads: number;

  beforeAll(async () => {
    own = await makeKey('own');
    stranger = await makeKey('stranger');
    server = createServer((request, response) => {
      const answers: Record<string, () => unknown> = {
        '/.well-known/openid-configuration': () => ({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/keys`,
          id_token_signing_alg_values_supported: [algorithm],
        }),
        '/token': () => ({ access_token: 'access', token_type: 'Bearer', id_token: idToken }),
        '/userinfo': () => userInfo,
        '/keys': () => {
          keyReads += 1;
          return { keys: [own.publicJwk] };
        },
      };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answers[request.url ?? '']?.() ?? {}));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The provider listens on no port.');
    issuer = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => {
    server.close();
  });
  beforeEach(() => {
    keyReads = 0;
    userInfo = { sub: 'person' };
  });

  const nowSeconds = () => Math.floor(Date.now() / 1000);
  const sign = (claims: Record<string, unknown>, key = own, kid = key.kid) =>
    new SignJWT({
      iss: issuer,
      aud: 'us',
      sub: 'person',
      nonce: 'nonce',
      iat: nowSeconds(),
      exp: nowSeconds() + 600,
      ...claims,
    })
      .setProtectedHeader({ alg: algorithm, kid })
      .sign(key.privateKey);

  const provider = () =>
    openIdProvider({ issuer, scope: 'openid', parameters: {}, confirmation: openIdConfirmation }, settings);
  const comeBack = (from = provider(), more: { readonly maxAgeSeconds?: number } = {}) =>
    from.profile(new URL('https://api.example/callback?code=code&state=state'), { ...checks, ...more });

  it('is asked to confirm the person anew, and has to tell when it did', async () => {
    const asked = await provider().authorizationUrl('https://api.example/back', {
      ...checks,
      maxAgeSeconds: 0,
    });
    expect(asked.searchParams.get('prompt')).toBe('login');
    expect(asked.searchParams.get('max_age')).toBe('0');
    const usual = await provider().authorizationUrl('https://api.example/back', checks);
    expect(usual.searchParams.get('prompt')).toBeNull();

    const minute = { maxAgeSeconds: 60 };
    idToken = await sign({ auth_time: nowSeconds() - 50 });
    await expect(comeBack(provider(), minute)).resolves.toMatchObject({ subject: 'person' });
    idToken = await sign({ auth_time: nowSeconds() - 3_600 });
    await expect(comeBack(provider(), minute)).rejects.toThrow();
    idToken = await sign({});
    await expect(comeBack(provider(), minute)).rejects.toThrow();
  });

  it('is believed what it signed', async () => {
    idToken = await sign({ name: 'Ada', email: 'ada@mail.example', email_verified: true });
    expect(await comeBack()).toEqual({
      subject: 'person',
      username: 'Ada',
      displayName: 'Ada',
      email: 'ada@mail.example',
      emailVerified: true,
      avatar: null,
    });
  });

  it('is not believed what somebody else signed, by whatever key id', async () => {
    const calls = [sign({}, stranger), sign({}, stranger, 'own')];
    for (const call of calls) {
      idToken = await call;
      await expect(comeBack()).rejects.toThrow();
    }
    const [header, , signature] = (await sign({})).split('.');
    const other = (await sign({ sub: 'somebody else' })).split('.')[1];
    idToken = `${header}.${other}.${signature}`;
    await expect(comeBack()).rejects.toThrow();
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    idToken = `${none}.${other}.`;
    await expect(comeBack()).rejects.toThrow();
  });

  it('is asked for its keys once where it signed with one that is not known', async () => {
    const known = provider();
    idToken = await sign({});
    await comeBack(known);
    keyReads = 0;
    idToken = await sign({}, stranger);
    await expect(comeBack(known)).rejects.toThrow();
    expect(keyReads).toBe(1);
  });

  it('may replace its key at any moment', async () => {
    const known = provider();
    idToken = await sign({});
    await comeBack(known);
    own = await makeKey('own-2');
    idToken = await sign({});
    expect((await comeBack(known)).subject).toBe('person');
  });

  it.each([
    ['issued in the future', () => ({ iat: nowSeconds() + 3_600 })],
    ['issued a minute ahead', () => ({ iat: nowSeconds() + 90 })],
    ['run out', () => ({ exp: nowSeconds() - 60 })],
    ['of another client', () => ({ aud: 'them' })],
    ['of another issuer', () => ({ iss: 'https://other.example' })],
    ['for another sign-in', () => ({ nonce: 'other' })],
  ])('is not believed by a token %s', async (_, claims) => {
    idToken = await sign(claims());
    await expect(comeBack()).rejects.toThrow();
  });

  it.each([
    ['nothing', ''],
    ['spaces', '  '],
    ['U+0000', 'a\0b'],
    ['a line break', 'a\nb'],
    ['half of a surrogate pair', 'a\ud800'],
    ['256 characters', 'x'.repeat(256)],
    ['a megabyte', 'x'.repeat(1_000_000)],
  ])('gives nobody an id of %s', async (_, sub) => {
    idToken = await sign({ sub });
    userInfo = { sub };
    await expect(comeBack()).rejects.toThrow();
  });

  it.each([
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,<svg onload=alert(1)>', null],
    ['http://cdn.example/a.png', null],
    ['https://user:password@cdn.example/a.png', null],
    ['//cdn.example/a.png', null],
    ['ftp://cdn.example/a.png', null],
    [' java\nscript:alert(1)', null],
    ['', null],
    [`https://cdn.example/${'x'.repeat(2_000)}`, null],
    ['https://cdn.example/\0.png', 'https://cdn.example/%00.png'],
  ])('with the picture %j: %j', async (picture, avatar) => {
    idToken = await sign({ picture });
    expect((await comeBack()).avatar).toBe(avatar);
  });

  it('on this machine shows its own pictures by http', async () => {
    idToken = await sign({ picture: `${issuer}/ada.svg` });
    expect((await comeBack()).avatar).toBe(`${issuer}/ada.svg`);
  });

  it.each([
    ['not an address', null],
    ['a@b@c', null],
    ['ada..b@mail.example', null],
    ['ada\0@mail.example', null],
    ['<script>@mail.example', null],
    [`${'x'.repeat(250)}@mail.example`, null],
    ['ada@mail.example', 'ada@mail.example'],
  ])('with the address %j: %j, and without proof of none', async (given, email) => {
    idToken = await sign({ email: given, email_verified: true });
    expect(await comeBack()).toMatchObject({ email, emailVerified: email !== null });
  });

  it('gives names without what nobody can see, and no longer than names are', async () => {
    idToken = await sign({ name: `A\0d\u202ea\ud800${'x'.repeat(5_000)}` });
    const { displayName } = await comeBack();
    expect(displayName).toBe(`Ada${'x'.repeat(97)}`);
  });
});
