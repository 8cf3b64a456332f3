import { dayMs } from '@backbeat/domain';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Certificate } from './Certificate.ts';
import { readCertificateText } from './readCertificateText.ts';
import { verifyCertificate } from './verifyCertificate.ts';

const issuer = 'https://api.backbeat.example';
const issuedMs = Date.UTC(2026, 10, 23, 12);

const certificate: Certificate = {
  issuer,
  code: 'BB-7K2M-41QX',
  issued_at: new Date(issuedMs).toISOString(),
  creator: 'Märmalade 🎧',
  channel: {
    platform: 'twitch',
    id: '4711',
    name: 'pixel_marmalade',
    url: 'https://www.twitch.tv/pixel_marmalade',
    ownership: 'proven',
    connected_since: '2026-01-05T10:00:00.000Z',
  },
  period: { from: '2026-09-01T00:00:00.000Z', until: '2026-11-01T00:00:00.000Z' },
  covered: [
    {
      plan: 'Premium',
      uses: ['live streams'],
      from: '2026-09-01T00:00:00.000Z',
      until: '2026-09-30T10:00:00.000Z',
    },
    {
      plan: 'Pro',
      uses: ['live streams'],
      from: '2026-10-02T08:00:00.000Z',
      until: '2026-11-01T00:00:00.000Z',
    },
  ],
};

const header = (kid: string) => ({ alg: 'ES256', kid, typ: 'coverage-certificate' });
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const encode = (value: unknown) => base64url(new TextEncoder().encode(JSON.stringify(value)));

const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const numberOf = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

/** The other signature that fits: (r, n - s). */
const withOtherForm = (text: string) => {
  const [head, body, signature = ''] = text.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  const s = (order - numberOf(bytes.subarray(32))).toString(16).padStart(64, '0');
  return [head, body, Buffer.from(bytes.toString('hex', 0, 32) + s, 'hex').toString('base64url')].join('.');
};

const makeKey = async (kid: string) => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const jwk = { ...(await crypto.subtle.exportKey('jwk', pair.publicKey)), kid };
  const sign = async (payload: unknown = certificate, head: unknown = header(kid)) => {
    const signed = `${encode(head)}.${encode(payload)}`;
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    for (;;) {
      const bytes = await crypto.subtle.sign(algorithm, pair.privateKey, new TextEncoder().encode(signed));
      const signature = new Uint8Array(bytes);
      // Half of all signatures have the higher s.
      if (numberOf(signature.slice(32)) <= order / 2n) return `${signed}.${base64url(signature)}`;
    }
  };
  return { jwk, sign };
};

let before: Awaited<ReturnType<typeof makeKey>>;
let now: Awaited<ReturnType<typeof makeKey>>;
let jws: string;
beforeAll(async () => {
  [before, now] = [await makeKey('before'), await makeKey('now')];
  jws = await now.sign();
});

const check = (text: string, atMs = issuedMs) =>
  verifyCertificate(text, { keys: { keys: [now.jwk, before.jwk] }, issuer, atMs });
const file = (changed: object = {}, signed = jws) =>
  JSON.stringify({ ...certificate, ...changed, jws: signed });

it('accepts the signed text, and the file however it is laid out', async () => {
  const valid = { state: 'valid', certificate };
  expect(await check(jws)).toEqual(valid);
  expect(await check(`\n${jws} `)).toEqual(valid);
  expect(await check(file())).toEqual(valid);
  expect(await check(JSON.stringify(JSON.parse(file()), null, 2))).toEqual(valid);
  const { code, ...others } = certificate;
  expect(await check(JSON.stringify({ jws, ...others, code }))).toEqual(valid);
});

it('has one valid text: the other signature that fits is refused', async () => {
  const other = withOtherForm(jws);
  expect(withOtherForm(other)).toBe(jws);
  const refusal = { state: 'refused', reason: 'signature-form' };
  expect([await check(other), await check(file({}, other))]).toEqual([refusal, refusal]);
});

it('refuses the signed text with any character changed, at each position', async () => {
  const accepted: number[] = [];
  for (const at of jws.split('').keys()) {
    for (const other of ['A', 'B', '_', '.', 'é'].filter((char) => char !== jws[at])) {
      const { state } = await check(`${jws.slice(0, at)}${other}${jws.slice(at + 1)}`);
      if (state !== 'refused') accepted.push(at);
    }
  }
  expect(accepted).toEqual([]);
  expect(jws.length).toBeGreaterThan(700);
}, 60_000);

it('refuses the signed text with any bit turned, and any character left out or put in', async () => {
  const accepted: string[] = [];
  for (const at of jws.split('').keys()) {
    const turned = [0, 1, 2, 3, 4, 5, 6].map((bit) => String.fromCharCode(jws.charCodeAt(at) ^ (1 << bit)));
    for (const other of [...turned, '', `${jws[at]}A`]) {
      const text = `${jws.slice(0, at)}${other}${jws.slice(at + 1)}`;
      // A space at either end is no part of it.
      if (text.trim() === jws) continue;
      if ((await check(text)).state !== 'refused') accepted.push(`${at} ${other}`);
    }
  }
  expect(accepted).toEqual([]);
}, 60_000);

it('refuses the file with any character changed, at each position', async () => {
  const text = file();
  const accepted: string[] = [];
  for (const at of text.split('').keys()) {
    for (const other of ['x', '"', ''].filter((char) => char !== text[at])) {
      const changed = `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
      if ((await check(changed)).state === 'valid') accepted.push(`${at} ${other}`);
    }
  }
  expect(accepted).toEqual([]);
}, 60_000);

it.each<[string, object, unknown]>([
  ['a name', { creator: 'Somebody' }, [{ field: 'creator', signed: 'Märmalade 🎧', shown: 'Somebody' }]],
  [
    'an end that was moved',
    { covered: [{ ...certificate.covered[0], until: '2026-10-02T08:00:00.000Z' }, certificate.covered[1]] },
    [{ field: 'covered[0].until', signed: '2026-09-30T10:00:00.000Z', shown: '2026-10-02T08:00:00.000Z' }],
  ],
  [
    'a period that was left out',
    { covered: [certificate.covered[0]] },
    [{ field: 'covered[1]', signed: JSON.stringify(certificate.covered[1]), shown: null }],
  ],
  ['a field more', { note: 'and forever' }, [{ field: 'note', signed: null, shown: 'and forever' }]],
  ['a number for a text', { code: 5 }, [{ field: 'code', signed: 'BB-7K2M-41QX', shown: '5' }]],
  [
    'a field named like the path of another',
    { channel: { ...certificate.channel, name: 'thief' }, 'channel.name': 'pixel_marmalade' },
    [
      { field: 'channel.name', signed: 'pixel_marmalade', shown: 'thief' },
      { field: 'channel.name', signed: null, shown: 'pixel_marmalade' },
    ],
  ],
  [
    'what every object has',
    JSON.parse('{"__proto__":{"a":1}}'),
    [{ field: '__proto__', signed: null, shown: '{"a":1}' }],
  ],
])('says what was changed in the file: %s', async (_, changed, changes) => {
  expect(await check(file(changed))).toEqual({ state: 'changed', certificate, changes });
});

describe('a true certificate as mails and chats bring it', () => {
  const wrapped = (text: string, columns = 76) =>
    text.match(new RegExp(`.{1,${columns}}|\n`, 'g'))?.join('\n') ?? '';
  const quoted = (text: string) => text.replaceAll(/^/gm, '> ');
  const fenced = (text: string) => `\`\`\`json\n${text}\n\`\`\``;
  const softly = (text: string) => text.replaceAll(/(.{60,76}) /g, '$1\n');
  const changesOf: readonly (readonly [string, (text: string) => string])[] = [
    ['wrapped at 76 columns', (text) => wrapped(text)],
    ['wrapped by Windows', (text) => wrapped(text).replaceAll('\n', '\r\n')],
    ['wrapped at 64 columns', (text) => wrapped(text, 64)],
    ['wrapped at blanks', softly],
    ['in a code fence', fenced],
    ['wrapped in a code fence', (text) => fenced(wrapped(text))],
    ['quoted', quoted],
    ['wrapped and quoted twice', (text) => quoted(quoted(wrapped(text)))],
    ['fenced, wrapped and quoted', (text) => quoted(wrapped(fenced(text)))],
    ['with words around it', (text) => `Hello!\nHere is my certificate:\n\n${text}\n\nBest wishes\nAda`],
    ['wrapped, with words around it', (text) => `My certificate:\n\n${wrapped(text)}\n\nThanks`],
    ['with marks that nobody sees', (text) => `\ufeff\u200e${text}\u200b`],
  ];

  it.each(changesOf)('is valid as a file %s', async (_, change) => {
    expect(await check(change(file()))).toEqual({ state: 'valid', certificate });
  });

  it.each([
    ...changesOf,
    ['in quotation marks', (text: string) => `"${text}".`] as const,
    ['in one line', (text: string) => wrapped(text).replaceAll('\n', ' ')] as const,
    ['in backticks', (text: string) => `\`${text}\``] as const,
  ])('is valid as signed text %s', async (_, change) => {
    expect(await check(change(jws))).toEqual({ state: 'valid', certificate });
  });

  it('keeps the joiners of its names', async () => {
    const named = { ...certificate, creator: '👩\u200d💻 می\u200cخواهم' };
    const text = JSON.stringify({ ...named, jws: await now.sign(named) }, null, 2);
    for (const change of [wrapped, (json: string) => `\ufeff${quoted(wrapped(json))}`])
      expect(await check(change(text))).toEqual({ state: 'valid', certificate: named });
  });

  it('is not without the change that somebody made in it', async () => {
    const forged = file().replace(certificate.creator, 'Somebody');
    for (const [, change] of changesOf)
      expect(await check(change(forged))).toMatchObject({
        state: 'changed',
        changes: [{ field: 'creator', shown: 'Somebody' }],
      });
    const double = file().replace('{', '{"creator":"Somebody",');
    for (const [, change] of changesOf) expect((await check(change(double))).state).not.toBe('valid');
  });
});

it('refuses a file in which a field stands twice', async () => {
  const text = file().replace('{', '{"creator":"Somebody",');
  expect(JSON.parse(text).creator).toBe(certificate.creator);
  expect(await check(text)).toEqual({ state: 'refused', reason: 'unreadable' });
});

describe('keys', () => {
  it('of before a rotation verify what they signed', async () => {
    expect(await check(await before.sign())).toEqual({ state: 'valid', certificate });
  });

  it('that nobody published are unknown, and one under another name does not fit', async () => {
    const other = await makeKey('other');
    expect(await check(await other.sign())).toEqual({ state: 'refused', reason: 'unknown-key' });
    expect(await check(await other.sign(certificate, header('now')))).toEqual({
      state: 'refused',
      reason: 'signature',
    });
    expect(await check(await now.sign(certificate, header('before')))).toEqual({
      state: 'refused',
      reason: 'signature',
    });
  });

  it.each<[string, object]>([
    ['none', { alg: 'none' }],
    ['HS256', { alg: 'HS256' }],
    ['ES384', { alg: 'ES384' }],
    ['a session token', { typ: 'JWT' }],
    ['no key id', { kid: undefined }],
    ['a key of its own', { jwk: {} }],
    ['an extension', { crit: ['b64'], b64: false }],
  ])('do not sign this header: %s', async (_, changed) => {
    const forged = await now.sign(certificate, { ...header('now'), ...changed });
    expect(await check(forged)).toEqual({ state: 'refused', reason: 'not-a-certificate' });
  });

  it('sign nothing with an empty signature', async () => {
    const [head, body] = jws.split('.');
    expect((await check(`${head}.${body}.`)).state).toBe('refused');
    expect((await check(`${encode({ ...header('now'), alg: 'none' })}.${body}.`)).state).toBe('refused');
    expect((await check(`${head}.${body}.${'A'.repeat(86)}`)).state).toBe('refused');
  });
});

it('refuses what another issuer signed, and what is no certificate', async () => {
  const elsewhere = await now.sign({ ...certificate, issuer: 'https://api.elsewhere.example' });
  expect(await check(elsewhere)).toEqual({ state: 'refused', reason: 'issuer' });
  for (const payload of [
    {},
    null,
    [],
    { ...certificate, covered: [] },
    { ...certificate, issued_at: 'soon' },
  ])
    expect(await check(await now.sign(payload))).toEqual({ state: 'refused', reason: 'not-a-certificate' });
  for (const text of ['', 'hello', '{}', '[]', '{"jws":5}', 'BB-7K2M-41QX', 'a.b.c'])
    expect(await check(text)).toEqual({ state: 'refused', reason: 'unreadable' });
});

it('says so where Web Crypto is missing, and still refuses what is none', async () => {
  vi.stubGlobal('crypto', {});
  expect(await check(jws)).toEqual({ state: 'unchecked' });
  expect(await check('hello')).toEqual({ state: 'refused', reason: 'unreadable' });
  vi.stubGlobal('crypto', undefined);
  expect(await check(file())).toEqual({ state: 'unchecked' });
  vi.unstubAllGlobals();
});

it.each([
  ['a minute behind', -60_000, 'valid'],
  ['five minutes behind', -5 * 60_000, 'valid'],
  ['more than that behind', -5 * 60_000 - 1, 'refused'],
  ['ten years ahead', 10 * 365 * dayMs, 'valid'],
])('with a clock %s', async (_, skewMs, state) => {
  expect((await check(jws, issuedMs + skewMs)).state).toBe(state);
});

it.each([
  ['BB-7K2M-41QX', 'BB-7K2M-41QX'],
  [' bb-7k2m-41qx ', 'BB-7K2M-41QX'],
  ['7k2m41qx', 'BB-7K2M-41QX'],
  ['BB 7K2M 41QX', 'BB-7K2M-41QX'],
  ['“BB–7K2M–41QX”.', 'BB-7K2M-41QX'],
  ['ＢＢ－７Ｋ２Ｍ－４１ＱＸ', 'BB-7K2M-41QX'],
  ['BB-7K2M\u00ad-\u200b41QX,', 'BB-7K2M-41QX'],
  ['BB7K-41QX', 'BB-BB7K-41QX'],
  ['<https://backbeat.example/certificate/BB-7K2M-41QX>', 'BB-7K2M-41QX'],
  ['See https://backbeat.example/certificate/BB-7K2M-41QX, please', 'BB-7K2M-41QX'],
  ['BB-7KOM-4LQI', 'BB-7K0M-41Q1'],
  ['https://backbeat.example/certificate/BB-7K2M-41QX', 'BB-7K2M-41QX'],
  ['https://backbeat.example/certificate/BB-7K2M-41QX/?from=mail#top', 'BB-7K2M-41QX'],
])('reads the code in %j', (text, code) => {
  expect(readCertificateText(text)).toEqual({ kind: 'code', code });
});

it.each(['BB-7K2M', 'BB-7K2M-41QX-99', 'https://backbeat.example/7K2M41QX9', 'not a code'])(
  'finds no code in %j',
  (text) => {
    expect(readCertificateText(text)).toEqual({ kind: 'unreadable' });
  },
);
