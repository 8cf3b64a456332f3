import { verifyCertificate } from '@backbeat/sdk/certificates';
import { type Endpoints, endpoints, type RequestOf } from '@backbeat/sdk/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import { codeOf, errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { shareChannel } from '../../testing/shareChannel.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { certificateKeys, certificates } from '../db/schema/certificates.ts';
import { platformAnswers, sharedChannels } from '../db/schema/channels.ts';
import { coveragePeriods, subscriptions } from '../db/schema/premium.ts';
import { createCertificateKeys } from './certificateKeys.ts';

const day = 86_400_000;

describe('certificates', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;
  let person: TestPerson;

  beforeAll(async () => {
    const shop = await startShop();
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });
  beforeEach(async () => {
    person = await api.signUp();
  });
  afterEach(() => {
    api.time.offsetMs = 0;
    sandbox.sandbox.faults.clear();
  });

  const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const daysAgo = (days: number) => api.deps.clock.now() - days * day;

  /** A partner's subscription that covered between two days in the past. */
  const coveredBefore = async (...spans: readonly (readonly [number, number])[]) => {
    const userId = person.user.id;
    const planCode = 'rocksprem_i_m_v2';
    const subscription = {
      userId,
      provider: 'humble',
      planCode,
      state: 'expired',
      createdAt: new Date(),
    } as const;
    const [row] = await api.deps.db.insert(subscriptions).values(subscription).returning();
    if (row === undefined) throw new Error('There is no subscription.');
    for (const [from, until] of spans)
      await api.deps.db.insert(coveragePeriods).values({
        userId,
        subscriptionId: row.id,
        planCode,
        startsAt: new Date(daysAgo(from)),
        endsAt: new Date(daysAgo(until)),
      });
  };
  const issue = (wish: Partial<RequestOf<Endpoints['certificateIssue']>['body']> = {}, { token } = person) =>
    api.call('/v1/certificates', {
      method: 'POST',
      token,
      body: { platform: 'twitch', from: dateOf(daysAgo(90)), until: dateOf(daysAgo(1)), ...wish },
    });
  const issued = async (...wish: Parameters<typeof issue>) =>
    endpoints.certificate.response.parse(await (await issue(...wish)).json());
  const list = async ({ token } = person) =>
    endpoints.certificates.response.parse(await (await api.call('/v1/certificates', { token })).json());
  const keys = async () => (await api.app.request('/.well-known/jwks.json')).json();
  const verdict = async (file: unknown, atMs = api.deps.clock.now()) =>
    verifyCertificate(JSON.stringify(file), { keys: await keys(), issuer: api.deps.config.apiUrl, atMs });

  it('has one valid text, whichever of the two signatures that fit was kept', async () => {
    await coveredBefore([80, 0]);
    const file = await issued();
    const [head, body, signature = ''] = file.jws.split('.');
    const hex = Buffer.from(signature, 'base64url').toString('hex');
    const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
    const other = (order - BigInt(`0x${hex.slice(64)}`)).toString(16).padStart(64, '0');
    const kept = [head, body, Buffer.from(hex.slice(0, 64) + other, 'hex').toString('base64url')].join('.');
    await api.deps.db.update(certificates).set({ jws: kept }).where(eq(certificates.code, file.code));
    expect(await verdict({ ...file, jws: kept })).toEqual({ state: 'refused', reason: 'signature-form' });
    const served = [
      endpoints.certificate.response.parse(
        await (await api.call(`/v1/certificates/${file.code}`, {})).json(),
      ),
      await issued(),
      ...(await list()).certificates,
    ];
    expect(served).toEqual([file, file, file]);
    expect(await verdict(file)).toMatchObject({ state: 'valid' });
  });

  it('says what the record says, gaps left open, and nothing that is private', async () => {
    await coveredBefore([80, 50], [40, 0]);
    const file = await issued();
    const { jws, code, issued_at, ...fields } = file;
    const { user } = person;
    expect(fields).toEqual({
      issuer: api.deps.config.apiUrl,
      creator: user.displayName,
      channel: {
        platform: 'twitch',
        id: expect.any(String),
        name: user.username,
        url: `https://www.twitch.tv/${user.username}`,
        ownership: 'proven',
        connected_since: user.createdAt.toISOString(),
      },
      period: {
        from: `${dateOf(daysAgo(90))}T00:00:00.000Z`,
        until: `${dateOf(daysAgo(0))}T00:00:00.000Z`,
      },
      covered: [expect.objectContaining({ plan: 'Premium', uses: ['live streams'] }), expect.anything()],
    });
    const [first, second] = file.covered;
    expect(Date.parse(second?.from ?? '') - Date.parse(first?.until ?? '')).toBeCloseTo(10 * day, -4);
    expect(second?.until).toBe(fields.period.until);
    expect(await verdict(file)).toMatchObject({ state: 'valid', certificate: { code, issued_at } });

    const payload = Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString();
    for (const secret of [user.email ?? '', user.guid, user.hash, '"user'])
      expect(payload).not.toContain(secret);
    expect(Object.keys(JSON.parse(payload)).sort()).toEqual(
      ['channel', 'code', 'covered', 'creator', 'issued_at', 'issuer', 'period'].sort(),
    );
  });

  it('is the same for the same channel and time, asked twice, at once and later', async () => {
    await coveredBefore([80, 50]);
    const all = await Promise.all([issued(), issued(), issued(), issued()]);
    expect(new Set(all.map(({ jws }) => jws)).size).toBe(1);
    api.time.offsetMs = 3_000;
    expect(await issued()).toEqual(all[0]);
    expect((await issued({ from: dateOf(daysAgo(60)) })).code).not.toBe(all[0]?.code);
    expect((await list()).certificates).toHaveLength(2);
  });

  it('is read by anybody who has the code, and nobody else', async () => {
    await coveredBefore([80, 50]);
    const file = await issued();
    const read = await api.call(`/v1/certificates/${file.code}`);
    expect(await read.json()).toEqual(file);
    const pasted = encodeURIComponent(`${file.code.toLowerCase().replaceAll('-', ' – ')}.`);
    expect(await (await api.call(`/v1/certificates/${pasted}`)).json()).toEqual(file);
    expect(await codeOf(await api.call('/v1/certificates/BB-0000-0000'))).toBe('not_found');
    expect(await codeOf(await api.call('/v1/certificates/BB-OOOO'))).toBe('validation');
    expect((await list(await api.signUp())).certificates).toEqual([]);
  });

  it('is for a channel that is connected, which says whether it is proven', async () => {
    await coveredBefore([80, 50]);
    expect(await errorOf(await issue({ platform: 'youtube' }))).toMatchObject({
      code: 'validation',
      details: { fields: { platform: expect.any(String) } },
    });
    await shareChannel(api, person, 'Night Journal');
    const { channel } = await issued({ platform: 'youtube' });
    expect(channel).toMatchObject({ platform: 'youtube', ownership: 'stated' });
    api.time.offsetMs = day;
    await shareChannel(api, person, 'Night Journal');
    expect((await issued({ platform: 'youtube' })).channel).toEqual(channel);
    // A name that the caller gave to an earlier release.
    await api.deps.db.update(sharedChannels).set({ channelName: 'Night Arcade' });
    expect((await issued({ platform: 'youtube' })).channel).toEqual(channel);
    expect((await list()).channels).toMatchObject([
      { platform: 'twitch', covered_since: expect.any(String) },
      { platform: 'youtube', covered_since: expect.any(String) },
    ]);
  });

  it('names no channel that its platform does not tell', async () => {
    await coveredBefore([80, 50]);
    await shareChannel(api, person, 'Night Journal');
    await api.deps.db.delete(platformAnswers);
    sandbox.sandbox.faults.add({ target: 'platforms', status: 503 });
    expect(await codeOf(await issue({ platform: 'youtube' }))).toBe('provider_unavailable');
    sandbox.sandbox.faults.clear();
    await api.deps.db.update(sharedChannels).set({ channelId: 'UC0000000000000000000001' });
    expect(await codeOf(await issue({ platform: 'youtube' }))).toBe('not_found');
    expect((await list()).certificates).toEqual([]);
  });

  it.each([
    ['the last 90 days, from their beginning', [[200, 0]], 90],
    ['where the cover began', [[30, 0]], 30],
    [
      'after a gap',
      [
        [300, 120],
        [40, 20],
      ],
      40,
    ],
    [
      'long ago',
      [
        [300, 250],
        [200, 150],
      ],
      200,
    ],
  ] as const)('names a moment to certify from that was covered: %s', async (_, spans, days) => {
    await coveredBefore(...spans);
    const lately = (await list()).channels[0]?.covered_lately ?? '';
    expect(Math.abs(Date.parse(lately) - daysAgo(days))).toBeLessThan(60_000);
    expect((await issue({ from: lately.slice(0, 10), until: lately.slice(0, 10) })).status).toBe(200);
  });

  it.each([
    ['nothing was covered', { from: '2020-01-01', until: '2020-01-31' }, 'not_found'],
    ['the days are the wrong way round', { from: '2020-02-01', until: '2020-01-31' }, 'validation'],
    ['it has yet to come', { from: '2999-01-01', until: '2999-01-31' }, 'validation'],
    ['there is no such day', { from: '2026-02-30', until: '2026-03-01' }, 'validation'],
  ])('is refused where %s', async (_, wish, code) => {
    await coveredBefore([80, 50]);
    expect(await codeOf(await issue(wish))).toBe(code);
    expect((await list()).certificates).toEqual([]);
  });

  it('is not signed on what nobody has read: the provider is asked about time after its last word', async () => {
    await buyer.buy(person);
    const today = dateOf(daysAgo(0));
    api.time.offsetMs = 2 * day;
    sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    expect(await codeOf(await issue({ until: dateOf(daysAgo(1)) }))).toBe('provider_unavailable');
    sandbox.sandbox.faults.clear();
    const file = await issued({ from: today, until: dateOf(daysAgo(1)) });
    expect(file.covered).toHaveLength(1);
    expect(await verdict(file)).toMatchObject({ state: 'valid' });
    // Coverage before the last reading is known and needs no provider.
    sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    expect((await issue({ from: today, until: today })).status).toBe(200);
  });

  it('verifies after the key was rotated, after a year by itself or by hand', async () => {
    await coveredBefore([80, 50]);
    const before = await issued();
    api.time.offsetMs = 366 * day;
    person = { ...person, ...(await api.signIn(person.user)) };
    const wish = { from: dateOf(daysAgo(446)), until: dateOf(daysAgo(400)) };
    const after = await issued(wish);
    await api.deps.db.execute(sql`update certificate_keys set sealed_private_jwk = null`);
    const byHand = await issued({ ...wish, from: dateOf(daysAgo(447)) });
    for (const file of [before, after, byHand]) expect(await verdict(file)).toMatchObject({ state: 'valid' });
    const kids = [before, after, byHand].map(({ jws }) =>
      Buffer.from(jws.split('.')[0] ?? '', 'base64url').toString(),
    );
    expect(new Set(kids).size).toBe(3);
    const rows = await api.deps.db.select().from(certificateKeys);
    expect(rows.filter(({ sealedPrivateJwk }) => sealedPrivateJwk !== null)).toHaveLength(1);
  });

  it('is signed by one key however many processes make the first', async () => {
    await api.deps.db.delete(certificateKeys);
    const processes = [1, 2, 3, 4, 5].map(() => createCertificateKeys(api.deps));
    await Promise.all(processes.map((process) => process.sign({ a: 1 })));
    expect(await api.deps.db.select().from(certificateKeys)).toHaveLength(1);
  });

  it('keeps the private key sealed, and makes a new one when the secret is another', async () => {
    await createCertificateKeys(api.deps).sign({});
    const [row] = await api.deps.db.select().from(certificateKeys);
    expect(row?.sealedPrivateJwk).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
    const kept = JSON.stringify(row);
    const certificateKeysSecret = 'another secret, of more than 32 characters';
    await createCertificateKeys({ ...api.deps, config: { certificateKeysSecret } }).sign({});
    const rows = await api.deps.db.select().from(certificateKeys);
    expect(rows.filter(({ sealedPrivateJwk }) => sealedPrivateJwk !== null)).toHaveLength(1);
    expect(rows.find(({ kid }) => kid === row?.kid)?.sealedPrivateJwk).toBeNull();
    expect(kept).not.toContain('"d"');
    expect(JSON.stringify(await keys())).not.toContain('"d"');
  });

  it('publishes its keys for pages of anybody', async () => {
    const answer = await api.app.request('/.well-known/jwks.json', {
      headers: { origin: 'https://desk.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('is no session token, and a session token is no certificate', async () => {
    await coveredBefore([80, 50]);
    const { jws } = await issued();
    expect((await api.call('/v1/me', { token: jws })).status).toBe(401);
    expect(
      await verifyCertificate(person.token, { keys: await keys(), issuer: api.deps.config.apiUrl }),
    ).toEqual({ state: 'refused', reason: 'not-a-certificate' });
  });

  it('goes with the account, and the copy in somebody’s hand still verifies', async () => {
    await coveredBefore([80, 50]);
    const file = await issued();
    const exported = await (await api.call('/v1/account/export', { token: person.token })).json();
    expect(endpoints.accountExport.response.parse(exported).certificates).toEqual([file]);
    await api.call('/v1/account/deletion', { method: 'PUT', token: person.token, body: { wanted: true } });
    api.time.offsetMs = 8 * day;
    expect(await api.services.deletion.deleteDue()).toBe(1);
    expect(await codeOf(await api.call(`/v1/certificates/${file.code}`))).toBe('not_found');
    expect(await api.deps.db.select().from(certificates).where(sql`user_id = ${person.user.id}`)).toEqual([]);
    expect(await verdict(file)).toMatchObject({ state: 'valid' });
  });

  it('limits wrong codes by network, right ones never, and how many one person is issued', async () => {
    await coveredBefore([80, 50]);
    const file = await issued();
    const { limits } = api.deps.config;
    const guesses = Array.from(
      { length: limits.certificateCodes.max },
      (_, at) => `BB-0000-${String(at).padStart(4, '0')}`,
    );
    const answers = await Promise.all(guesses.map((code) => api.call(`/v1/certificates/${code}`)));
    expect(await Promise.all(answers.map(codeOf))).toContain('not_found');
    expect(await codeOf(await api.call('/v1/certificates/BB-0001-0000'))).toBe('rate_limited');
    // Wrong codes of neighbours in the network block no certificate.
    expect(await (await api.call(`/v1/certificates/${file.code}`)).json()).toEqual(file);
    for (let at = 1; at < limits.certificates.max; at += 1) await issue();
    expect(await codeOf(await issue())).toBe('rate_limited');
  });
});
