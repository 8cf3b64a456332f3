import { randomUUID } from 'node:crypto';
import { routeOf } from '@backbeat/sdk/contract';
import {
  hasRole,
  type StaffEndpoint,
  type StaffEndpoints,
  staffEndpoints,
  staffHeaders,
  staffRoles,
} from '@backbeat/sdk/staff';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  createBrowserKey,
  createStaff,
  staffCookie,
  staffPathOf,
  type TestStaff,
} from '../../testing/createStaff.ts';
import {
  codeOf,
  createTestApi,
  deskUrl,
  saidBy,
  siteUrl,
  type TestApi,
  type TestPerson,
} from '../../testing/createTestApi.ts';
import { auditLog } from '../db/schema/staff.ts';

type Name = keyof StaffEndpoints;

/** Calls that would do something, if they were not refused. */
const requestsFor = ({ guid }: { readonly guid: string }) => {
  const params = { guid };
  const act = { kind: 'note', text: 'Refused.' };
  return {
    staffMe: {},
    staffSignOut: {},
    staffTeam: {},
    staffTeamUpdate: { params, body: { role: 'owner', reason: 'Refused.' } },
    staffAudit: { query: { person: guid } },
    staffSearch: { body: { text: 'person' } },
    staffPerson: { params },
    staffBills: { params },
    staffTimeline: { params },
    staffReveal: { params, body: { fact: 'email' } },
    staffLetter: { params: { guid, id: randomUUID() } },
    staffView: { params },
    staffPreview: { params, body: { act } },
    staffAct: { params, body: { act, reason: 'Refused.', key: randomUUID(), version: 'v' } },
    staffToday: {},
    staffInbox: { params: { inbox: 'songs' } },
    staffInboxUpdate: { params: { inbox: 'songs', id: '1' }, body: { state: 'done' } },
  } satisfies Record<Name, object>;
};

let api: TestApi;
let person: TestPerson;
let owner: TestStaff;
let other: TestStaff;
beforeAll(async () => {
  api = await createTestApi();
  person = await api.signUp();
  owner = await createStaff(api, 'owner');
  other = await createStaff(api, 'owner');
});
afterAll(() => api.close());

const nowMs = () => api.deps.clock.now();

const namesSchema = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** All rows of all tables, but for what each call counts. */
const readAll = async (): Promise<Record<string, string[]>> => {
  const read = async (query: ReturnType<typeof sql>) =>
    namesSchema.parse(await api.deps.db.execute(query)).rows.map(({ name }) => name);
  const tables = await read(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const all: Record<string, string[]> = {};
  for (const table of tables) {
    if (table === 'rate_limits' || table === 'staff_proofs') continue;
    const rows = await read(
      sql`select (to_jsonb(t) - 'used_at')::text as name from ${sql.identifier(table)} t`,
    );
    all[table] = rows.toSorted();
  }
  return all;
};

const endpoints: readonly StaffEndpoint[] = Object.values(staffEndpoints);

it('holds for every call of the contract', () => {
  const routes = new Set(api.app.routes.map(({ method, path }) => `${method} ${path}`));
  const missing = endpoints.filter((endpoint) => !routes.has(`${endpoint.method} ${routeOf(endpoint)}`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe.each(endpoints)('$method $path', (endpoint) => {
  const requestOf = () => {
    const { name } = endpoint;
    const found = Object.entries(requestsFor(person.user)).find(([one]) => one === name);
    if (found === undefined) throw new Error(`There is no request for ${name}.`);
    return found[1];
  };

  it('is refused without a session, by whatever else the caller has', async () => {
    const request = requestOf();
    const own = await owner.headersFor(endpoint, request);
    const thief = await createBrowserKey();
    const url = `${api.deps.config.apiUrl}${staffPathOf(endpoint, request).replace(/\?.*/, '')}`;
    const call = { method: endpoint.method, url, nowMs: nowMs() };
    const ended = await createStaff(api, 'owner');
    await api.services.staffSessions.end(ended.session.secret);
    const { token } = await api.signIn(owner.user);
    const before = await readAll();

    const { cookie: _, ...withoutCookie } = own;
    const { [staffHeaders.proof]: __, ...withoutProof } = own;
    const withProof = async (...signed: Parameters<typeof owner.key.sign>) => ({
      ...own,
      [staffHeaders.proof]: await owner.key.sign(...signed),
    });
    const [header, claims, signature = ''] = (await owner.key.sign(call)).split('.');
    const forged = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const refused: Record<string, Readonly<Record<string, string>>> = {
      nothing: { origin: deskUrl },
      'no cookie': withoutCookie,
      'an unknown cookie': { ...own, cookie: `${staffCookie}=${'a'.repeat(43)}` },
      'a person’s own token and cookie': {
        origin: deskUrl,
        authorization: `Bearer ${person.token}`,
        cookie: `backbeat_refresh=${person.refreshToken}; ${staffCookie}=${person.refreshToken}`,
      },
      'the token of an owner’s own account': {
        ...withoutCookie,
        authorization: `Bearer ${token}`,
      },
      'a stolen cookie and the key of the thief': {
        ...own,
        [staffHeaders.proof]: await thief.sign(call),
      },
      'the session of another tab': { ...own, [staffHeaders.session]: other.session.id },
      'the cookie of somebody else': { ...own, cookie: `${staffCookie}=${other.session.secret}` },
      'an ended session': await ended.headersFor(endpoint, request),
      'no proof': withoutProof,
      'a changed proof': { ...own, [staffHeaders.proof]: `${header}.${claims}.${forged}` },
      'no token at all': { ...own, [staffHeaders.proof]: 'proof' },
      'a proof for another method': await withProof({ ...call, method: 'DELETE' }),
      'a proof for another address': await withProof({ ...call, url: `${url}/more` }),
      'a proof for another host': await withProof({ ...call, url: url.replace('localhost', 'evil.example') }),
      'an old proof': await withProof({ ...call, nowMs: nowMs() - 90_000 }),
      'a proof from the future': await withProof({ ...call, nowMs: nowMs() + 90_000 }),
      'a proof without a time': await withProof(call, { iat: undefined }),
      'a proof without an id': await withProof(call, { jti: undefined }),
      'a proof of another kind': await withProof(call, {}, { typ: 'JWT' }),
    };
    if (endpoint.name !== 'staffMe') {
      const { [staffHeaders.session]: ___, ...withoutName } = own;
      refused['no name of the session'] = withoutName;
    }
    const said = new Set<string>();
    for (const [what, headers] of Object.entries(refused)) {
      const answer = await api.call(staffPathOf(endpoint, request), {
        method: endpoint.method,
        ...('body' in request ? { body: request.body } : {}),
        headers,
      });
      expect([answer.status, await codeOf(answer.clone())], what).toEqual([401, 'unauthorized']);
      said.add(await saidBy(answer));
    }
    // Every reason has the same answer.
    expect(said.size).toBe(1);
    expect(await readAll()).toEqual(before);
  });

  it('is refused from elsewhere than the desk', async () => {
    const request = requestOf();
    const before = await readAll();
    const { origin: _, ...withoutOrigin } = await owner.headersFor(endpoint, request);
    const own = { ...withoutOrigin, origin: deskUrl };
    const path = staffPathOf(endpoint, request);
    const refusals = [
      withoutOrigin,
      { ...own, origin: siteUrl },
      { ...own, origin: 'https://evil.example' },
      { ...own, origin: 'null' },
      { ...own, 'sec-fetch-site': 'cross-site' },
      { ...own, 'content-type': 'application/x-www-form-urlencoded' },
      { ...own, 'content-type': 'text/plain' },
    ];
    for (const headers of refusals) {
      const body = endpoint.method === 'GET' ? {} : { body: 'role=owner' };
      const answer = await api.call(path, { method: endpoint.method, ...body, headers });
      expect([answer.status, await codeOf(answer)], JSON.stringify(headers)).toEqual([403, 'forbidden']);
    }
    expect(await readAll()).toEqual(before);
  });

  it('is refused for each lower role, which stands in the log', async () => {
    const request = requestOf();
    for (const role of staffRoles) {
      if (hasRole(role, endpoint.role)) continue;
      const member = await createStaff(api, role);
      const { audit_log: logged, ...before } = await readAll();
      const answer = await member.send(endpoint, request);
      expect([answer.status, await codeOf(answer)], role).toEqual([403, 'forbidden']);
      const { audit_log: loggedSince, ...after } = await readAll();
      expect(after).toEqual(before);
      expect(loggedSince).toHaveLength((logged?.length ?? 0) + 1);
      const [row] = await api.deps.db.select().from(auditLog).where(eq(auditLog.staffGuid, member.user.guid));
      expect(row).toMatchObject({
        what: `refused:${endpoint.name}`,
        personGuid: 'params' in request && endpoint.path.includes(':guid') ? person.user.guid : null,
        requestId: answer.headers.get('x-request-id'),
      });
    }
  });

  it('takes each proof once', async () => {
    const request = requestOf();
    const member = await createStaff(api, endpoint.role);
    const headers = await member.headersFor(endpoint, request);
    const ask = () =>
      api.call(staffPathOf(endpoint, request), {
        method: endpoint.method,
        ...('body' in request ? { body: request.body } : {}),
        headers,
      });
    expect([401, 403]).not.toContain((await ask()).status);
    expect((await ask()).status).toBe(401);
  });
});

describe('a session of the staff', () => {
  it('ends half an hour after its last call', async () => {
    const member = await createStaff(api, 'reader');
    const startedAtMs = api.time.offsetMs;
    for (let calls = 0; calls < 3; calls += 1) {
      api.time.offsetMs += 29 * 60_000;
      expect((await member.call('staffMe')).status).toBe(200);
    }
    api.time.offsetMs += 31 * 60_000;
    expect((await member.call('staffMe')).status).toBe(401);
    api.time.offsetMs = startedAtMs;
  });

  it('ends twelve hours after it was confirmed, whatever is called', async () => {
    const member = await createStaff(api, 'reader');
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      api.time.offsetMs += 20 * 60_000;
      expect((await member.call('staffMe')).status).toBe(200);
    }
    api.time.offsetMs += 21 * 60_000;
    expect((await member.call('staffMe')).status).toBe(401);
    api.time.offsetMs = 0;
  });

  it.each([
    ['the role', sql`delete from staff where user_id = `],
    ['the tier', sql`update users set granted_tier = '0cpm' where id = `],
    ['the account', sql`delete from users where id = `],
  ])('ends with %s', async (_, statement) => {
    const member = await createStaff(api, 'owner');
    expect((await member.call('staffMe')).status).toBe(200);
    await api.deps.db.execute(sql`${statement} ${member.user.id}`);
    expect((await member.call('staffMe')).status).toBe(401);
  });

  it('ends where its account is merged into another one', async () => {
    const member = await createStaff(api, 'owner');
    await api.deps.db.execute(
      sql`update users set merged_into_id = ${person.user.id} where id = ${member.user.id}`,
    );
    expect((await member.call('staffMe')).status).toBe(401);
  });
});

it('writes neither cookie nor proof into the log', async () => {
  const member = await createStaff(api, 'reader');
  const headers = await member.headersFor(staffEndpoints.staffTeam, {});
  await api.call('/staff/v1/team', { headers });
  const rows = await api.deps.db.select().from(auditLog).where(like(auditLog.what, 'refused:%'));
  for (const text of [JSON.stringify(rows), api.logs.join('')]) {
    expect(text).not.toContain(member.session.secret);
    expect(text).not.toContain(headers[staffHeaders.proof]);
  }
});
