import { describe, expect, it } from 'vitest';
import { apiFailure } from '../../testing/apiFailure.ts';
import { createStaffClient } from './createStaffClient.ts';
import { createProof, createStaffKeyPair, staffKeyOf } from './StaffKey.ts';

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
const partsOf = (proof: string) => {
  const [header = '', claims = '', signature = ''] = proof.split('.');
  return {
    header: JSON.parse(Buffer.from(header, 'base64url').toString()),
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()),
    signed: new TextEncoder().encode(`${header}.${claims}`),
    signature: bytesOf(signature),
  };
};

const me = {
  session_id: '0b8b7f3e-52a4-4b55-9b0e-5a1f9a1f0c11',
  guid: '0b8b7f3e-52a4-4b55-9b0e-5a1f9a1f0c12',
  name: 'Ada',
  role: 'owner',
  confirmed_at: '2026-11-20T12:00:00Z',
  ends_at: '2026-11-21T00:00:00Z',
  idle_ends_at: '2026-11-20T12:30:00Z',
  refund_limit_cents: null,
  waiting: { claims: 0, songs: 1, letters: 0, events: 0, purchases: 0, tiers: 0 },
};

const pair = await createStaffKeyPair();
const key = await staffKeyOf(pair);

/** A client whose calls are kept, and answered one after the other. */
const open = (...answers: readonly (() => Response)[]) => {
  const calls: { readonly url: string; readonly init: RequestInit; readonly headers: Headers }[] = [];
  let session: string | null = null;
  const unauthorized: string[] = [];
  const client = createStaffClient({
    apiUrl: 'https://api.test/',
    key,
    getSession: () => session,
    retry: { baseDelayMs: 1, maxDelayMs: 2 },
    onUnauthorized: ({ endpoint }) => unauthorized.push(endpoint),
    fetch: async (input, init = {}) => {
      calls.push({ url: String(input), init, headers: new Headers(init.headers) });
      return (answers[calls.length - 1] ?? answers[answers.length - 1])?.() ?? Response.json(me);
    },
  });
  return {
    client,
    calls,
    unauthorized,
    begin: (id: string) => {
      session = id;
    },
  };
};

describe('the key', () => {
  it('signs and cannot be taken out', async () => {
    await expect(crypto.subtle.exportKey('pkcs8', pair.privateKey)).rejects.toThrow();
    expect(pair.privateKey.extractable).toBe(false);
  });

  it('has the thumbprint of RFC 7638', async () => {
    const { crv, kty, x, y } = key.publicJwk;
    const bytes = new TextEncoder().encode(`{"crv":"${crv}","kty":"${kty}","x":"${x}","y":"${y}"}`);
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    expect(key.thumbprint).toBe(Buffer.from(digest).toString('base64url'));
  });

  it('proves a request with its public part alone', async () => {
    const request = { method: 'POST', url: 'https://api.test/staff/v1/search?x=1', nowMs: 1_764_000_000_999 };
    const { header, claims, signed, signature } = partsOf(await createProof(key, request));
    expect(header).toEqual({ typ: 'dpop+jwt', alg: 'ES256', jwk: key.publicJwk });
    expect(claims).toMatchObject({
      htm: 'POST',
      htu: 'https://api.test/staff/v1/search',
      iat: 1_764_000_000,
    });
    const isValid = await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      pair.publicKey,
      signature,
      signed,
    );
    expect(isValid).toBe(true);
  });
});

describe('createStaffClient', () => {
  it('proves each call, and names the session once it is known', async () => {
    const { client, calls, begin } = open(() => Response.json(me));
    await client.staffMe();
    begin(me.session_id);
    await client.staffMe();
    const [first, second] = calls;
    expect(first?.url).toBe('https://api.test/staff/v1/me');
    expect(first?.init.credentials).toBe('include');
    expect(first?.headers.has('staff-session')).toBe(false);
    expect(second?.headers.get('staff-session')).toBe(me.session_id);
    expect(first?.headers.has('authorization')).toBe(false);
    expect(partsOf(first?.headers.get('dpop') ?? '').claims).toMatchObject({
      htm: 'GET',
      htu: 'https://api.test/staff/v1/me',
    });
  });

  it('makes a proof of its own for what is sent again', async () => {
    const { client, calls } = open(
      () => apiFailure('provider_unavailable'),
      () => Response.json(me),
    );
    await client.staffMe();
    const ids = calls.map(({ headers }) => partsOf(headers.get('dpop') ?? '').claims.jti);
    expect(new Set(ids).size).toBe(2);
  });

  it('tells of a session that has ended', async () => {
    const { client, unauthorized } = open(() => apiFailure('unauthorized'));
    await expect(client.staffToday()).rejects.toMatchObject({ status: 401 });
    expect(unauthorized).toEqual(['staffToday']);
  });
});
