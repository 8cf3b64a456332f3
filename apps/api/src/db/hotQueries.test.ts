import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createBuyer, formFor } from '../../testing/createBuyer.ts';
import { createStaff } from '../../testing/createStaff.ts';
import { createTestApi, type TestApi } from '../../testing/createTestApi.ts';
import { createLastingDatabase, isOnServer, type LastingDatabase } from '../../testing/openTestDatabase.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { openDatabase } from './openDatabase.ts';

/** Tables that always stay small. */
const small = new Set(['signing_keys', 'staff_sessions']);
/** Partial indexes of running work, which stay small and may be read whole. */
const short = new Set(['checkouts_one_pending_unique']);
/** Read from its end, one row at a time. */
const ends = new Set(['audit_log_pkey']);

const queryShape = z.object({ text: z.string() });
const planShape = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: z.unknown() })) }));
const nodeShape = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Index Cond': z.optional(z.string()),
  Plans: z.optional(z.array(z.unknown())),
});

/** Plan nodes that read a whole table, without an index condition. */
const wholeReads = (plan: unknown): string[] => {
  const node = nodeShape.parse(plan);
  const table = node['Relation Name'];
  const isScan = /Scan$/.test(node['Node Type']) && !/Bitmap Heap/.test(node['Node Type']);
  const index = node['Index Name'] ?? '';
  const isShort = small.has(table ?? '') || short.has(index) || ends.has(index);
  const isWhole = isScan && table !== undefined && node['Index Cond'] === undefined && !isShort;
  return [
    ...(isWhole ? [`${node['Node Type']} on ${table}`] : []),
    ...(node.Plans ?? []).flatMap(wholeReads),
  ];
};

describe.runIf(isOnServer)('queries on the hot paths', () => {
  let sandbox: TestSandbox;
  let database: LastingDatabase;
  let api: TestApi;
  let admin: pg.Client;

  beforeAll(async () => {
    sandbox = await startTestSandbox();
    database = await createLastingDatabase();
    api = await createTestApi({ sandboxUrl: sandbox.url, database: await openDatabase(database.target) });
    admin = new pg.Client({ connectionString: database.target.databaseUrl ?? '' });
    await admin.connect();
    // Makes plans read a whole table only if no index helps.
    await admin.query('set enable_seqscan = off');
  });
  afterAll(async () => {
    await admin.end();
    await api.close();
    await sandbox.close();
    database.remove();
  });

  /** Records all queries of some calls. */
  const queriesOf = async (calls: () => Promise<void>): Promise<Map<string, readonly unknown[]>> => {
    const seen = new Map<string, readonly unknown[]>();
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    await calls();
    for (const [asked, given] of z.array(z.array(z.unknown())).parse(spy.mock.calls)) {
      const text = typeof asked === 'string' ? asked : queryShape.safeParse(asked).data?.text;
      const values = Array.isArray(given) ? given : [];
      if (text !== undefined && /^[\s(]*(select|insert|update|delete)/i.test(text)) seen.set(text, values);
    }
    spy.mockRestore();
    return seen;
  };

  it('find their rows by an index, each of them', async () => {
    const [person, other] = [await api.signUp(), await api.signUp()];
    const staff = await createStaff(api, 'reader');
    const buyer = createBuyer(api, sandbox);
    const { token } = person;
    const post = (path: string, body: unknown) => api.call(path, { method: 'POST', token, body });
    const queries = await queriesOf(async () => {
      await api.call('/v1/me', { token });
      await api.call('/v1/account', { token });
      await api.call('/v1/account/identities', { token });
      await api.call('/v1/sso', { cookie: person.refreshToken });
      await api.call('/v1/refresh', { cookie: person.refreshToken });
      await api.call(`/v1/playing/${person.user.guid}`);
      await post('/v1/account/username/check', { username: 'Nobody Yet' });
      await api.call('/v1/account/username', { method: 'PUT', token, body: { username: 'Nobody Yet' } });
      await post('/v1/account/redeem', {
        firstName: 'Ada',
        lastName: 'Beat',
        email: 'ada@people.example',
        channelName: 'ada',
        coupon: 'NOTHING',
      });
      const token1 = await sandbox.cardToken();
      expect((await buyer.send(person, formFor(person, token1))).status).toBe(204);
      expect((await buyer.send(person, formFor(person, token1))).status).toBe(204);
      await buyer.account(person);
      await api.call('/v1/me', { token });
      await api.call('/webhooks/recurly', {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from('recurly:sandbox-webhook').toString('base64')}` },
        body: { id: 'one', object_type: 'a', event_type: 'b', account_code: other.user.hash },
      });
      await api.call('/auth/twitch?return_url=/');
      await api.call('/auth/twitch/callback?state=unknown&code=x');
      await api.call('/logout', { cookie: person.refreshToken, token });
      for (const name of ['streams', 'sweep', 'deletions', 'tiers', 'claims'])
        await api.services.rounds[name]?.run();
      for (const text of [person.user.username, 'nightowl', person.user.email ?? '', person.user.hash, '12'])
        await staff.call('staffSearch', { body: { text } });
      for (const text of [person.user.guid, 'BB-7K2M-41QX', '7K2M-41QX-8B3D', '7K2M-41QX-8B3D-Z0VN'])
        await staff.call('staffSearch', { body: { text } });
      const params = { guid: person.user.guid };
      await staff.call('staffPerson', { params });
      await staff.call('staffTimeline', { params, query: {} });
    });
    expect(queries.size).toBeGreaterThan(30);
    const found: string[] = [];
    for (const [text, values] of queries) {
      const { rows } = await admin.query(`explain (format json) ${text}`, [...values]);
      const [plan] = planShape.parse(rows);
      const whole = wholeReads(plan?.['QUERY PLAN'][0]?.Plan);
      if (whole.length > 0) found.push(`${whole.join(', ')}: ${text}`);
    }
    expect(found).toEqual([]);
  });
});
