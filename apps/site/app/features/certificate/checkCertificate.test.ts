import { createClient } from '@backbeat/sdk';
import { apiFailure, createTestTransport, fixtures } from '@backbeat/sdk/testing';
import { beforeAll, expect, it } from 'vitest';
import { type CheckSources, checkCertificate } from './checkCertificate.ts';
import { lookUpCode } from './lookUpCode.ts';

const { jws: _, ...certificate } = fixtures.certificate;
const { issuer, code } = certificate;
const kid = 'newest';

let file: typeof fixtures.certificate;
let newKeys: object;
const oldKeys = { keys: [] };

beforeAll(async () => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  newKeys = { keys: [{ ...(await crypto.subtle.exportKey('jwk', publicKey)), kid }] };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encode({ alg: 'ES256', kid, typ: 'coverage-certificate' })}.${encode(certificate)}`;
  const sign = async (): Promise<Buffer> => {
    const bytes = new TextEncoder().encode(signed);
    const made = Buffer.from(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytes));
    // The one with the lower s of the two that fit is a certificate's.
    return (made[32] ?? 0) < 0x7f ? made : sign();
  };
  const signature = await sign();
  file = { ...certificate, jws: `${signed}.${signature.toString('base64url')}` };
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const sources = (change: Partial<CheckSources>): CheckSources => ({
  issuer,
  storedKeys: () => null,
  fetchKeys: offline,
  lookUp: () => Promise.resolve({ kind: 'failed', reason: 'No connection.' }),
  ...change,
});
const valid = { kind: 'verdict', verdict: { state: 'valid', certificate } };

it('says what was changed in a signed text alone, where its code can be looked up', async () => {
  const found = sources({
    storedKeys: () => newKeys,
    lookUp: (asked) => Promise.resolve(asked === code ? { kind: 'found', file } : { kind: 'unknown' }),
  });
  const [head, body = '', signature = ''] = file.jws.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged = [head, encode({ ...certificate, creator: 'Somebody' }), signature].join('.');
  const changed = {
    kind: 'verdict',
    jws: file.jws,
    verdict: {
      state: 'changed',
      certificate,
      changes: [{ field: 'creator', signed: certificate.creator, shown: 'Somebody' }],
    },
  };
  expect(await checkCertificate(forged, found)).toEqual(changed);
  expect(await checkCertificate(JSON.stringify({ ...certificate, jws: forged }), found)).toEqual(changed);
  const other = signature.startsWith('A') ? 'B' : 'A';
  const broken = [head, body, `${other}${signature.slice(1)}`].join('.');
  expect(await checkCertificate(broken, found)).toMatchObject({
    verdict: { state: 'changed', changes: [{ field: 'jws' }] },
  });
  const refused = { verdict: { state: 'refused', reason: 'signature' } };
  expect(await checkCertificate(forged, sources({ storedKeys: () => newKeys }))).toMatchObject(refused);
  const unknown = [head, encode({ ...certificate, code: 'BB-0000-0000' }), signature].join('.');
  expect(await checkCertificate(unknown, found)).toMatchObject(refused);
});

it('needs no network once the keys are kept', async () => {
  const kept = sources({ storedKeys: () => newKeys });
  expect(await checkCertificate(JSON.stringify(file), kept)).toMatchObject(valid);
  expect(await checkCertificate(file.jws, kept)).toMatchObject(valid);
  const changed = JSON.stringify({ ...file, creator: 'Somebody' });
  expect(await checkCertificate(changed, kept)).toMatchObject({ verdict: { state: 'changed' } });
});

it('reads the keys where there are none, or only older ones', async () => {
  const fetchKeys = async () => newKeys;
  expect(await checkCertificate(file.jws, sources({ fetchKeys }))).toMatchObject(valid);
  const old = sources({ storedKeys: () => oldKeys, fetchKeys });
  expect(await checkCertificate(file.jws, old)).toMatchObject(valid);
});

it('says so where keys cannot be had', async () => {
  expect(await checkCertificate(file.jws, sources({}))).toEqual({ kind: 'no-keys' });
  expect(await checkCertificate(file.jws, sources({ storedKeys: () => oldKeys }))).toEqual({
    kind: 'old-keys',
  });
  const read = sources({ storedKeys: () => oldKeys, fetchKeys: async () => oldKeys });
  expect(await checkCertificate(file.jws, read)).toMatchObject({
    verdict: { state: 'refused', reason: 'unknown-key' },
  });
});

it('looks a code up', async () => {
  const answering = (certificateAnswer: Parameters<typeof createTestTransport>[0]) => {
    const { fetch } = createTestTransport(certificateAnswer);
    const client = createClient({ apiUrl: issuer, fetch, retry: { maxRetries: 0 } });
    return sources({ storedKeys: () => newKeys, lookUp: (wanted) => lookUpCode(wanted, async () => client) });
  };
  expect(await checkCertificate(code, answering({ certificate: file }))).toMatchObject(valid);
  const gone = answering({ certificate: () => apiFailure('not_found') });
  expect(await checkCertificate(code, gone)).toEqual({ kind: 'no-such-code', code });
  const busy = answering({ certificate: () => apiFailure('rate_limited') });
  expect(await checkCertificate(code, busy)).toMatchObject({
    kind: 'code-needs-network',
    code,
    reason: expect.stringMatching(/\.$/),
  });
});

it('asks nobody about what is no certificate', async () => {
  expect(await checkCertificate('hello', sources({}))).toMatchObject({
    verdict: { state: 'refused', reason: 'unreadable' },
  });
});
