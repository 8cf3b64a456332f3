import { randomUUID } from 'node:crypto';
import { staffEndpoints } from '@backbeat/sdk/staff';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, staffCookie } from '../../testing/createStaff.ts';
import { codeOf, createTestApi, deskUrl, siteUrl, type TestApi } from '../../testing/createTestApi.ts';
import { users } from '../db/schema/accounts.ts';
import { musicMessages } from '../db/schema/activity.ts';
import { letters } from '../db/schema/letters.ts';
import { checkouts } from '../db/schema/premium.ts';
import { auditLog, inboxStates } from '../db/schema/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const meOf = async (answer: Response) => staffEndpoints.staffMe.response.parse(await answer.json());
const pageOf = async (answer: Response) => staffEndpoints.staffAudit.response.parse(await answer.json());

describe('GET /staff/v1/me', () => {
  it('says who it is, until when, and how much they may give back', async () => {
    const limits = { reader: 0, support: 5_000, manager: null, owner: null } as const;
    for (const role of ['reader', 'support', 'manager', 'owner'] as const) {
      const member = await createStaff(api, role);
      const me = await meOf(await member.call('staffMe'));
      expect(me).toMatchObject({
        session_id: member.session.id,
        guid: member.user.guid,
        name: member.user.displayName,
        role,
        refund_limit_cents: limits[role],
      });
      expect(Date.parse(me.idle_ends_at) - Date.parse(me.confirmed_at)).toBeGreaterThanOrEqual(30 * 60_000);
    }
  });

  it('counts what waits, and not what is done', async () => {
    const member = await createStaff(api, 'reader');
    const waiting = async () => (await meOf(await member.call('staffMe'))).waiting;
    expect(await waiting()).toEqual({ claims: 0, songs: 0, letters: 0, events: 0, purchases: 0, tiers: 0 });
    const now = new Date(api.deps.clock.now());
    const { db } = api.deps;
    const [song] = await db
      .insert(musicMessages)
      .values([
        { fields: { name: 'Ada' }, receivedAt: now },
        { fields: { name: 'Bo' }, receivedAt: now },
      ])
      .returning();
    await db.insert(letters).values([
      { kind: 'message-received', key: 'dead', state: 'dead', queuedAt: now },
      { kind: 'message-received', key: 'sent', state: 'sent', queuedAt: now },
    ]);
    const checkout = {
      requestHash: 'r',
      planCode: 'rocksprem_i_m_v2' as const,
      leaseEndsAt: now,
      state: 'released' as const,
    };
    await db.insert(checkouts).values([
      { ...checkout, id: randomUUID(), userId: member.user.id, tokenHash: 'new', createdAt: now },
      {
        ...checkout,
        id: randomUUID(),
        userId: member.user.id,
        tokenHash: 'old',
        createdAt: new Date(now.getTime() - 11 * 60_000),
      },
    ]);
    await db.execute(
      sql`insert into subscriptions (user_id, plan_code, state, created_at, told_cents) values (${member.user.id}, 'rocksprem_i_m_v2', 'active', now(), 900)`,
    );
    expect(await waiting()).toEqual({ claims: 0, songs: 2, letters: 1, events: 0, purchases: 1, tiers: 1 });
    const done = { inbox: 'songs' as const, itemId: String(song?.id), changedAt: now };
    await db.insert(inboxStates).values({ ...done, state: 'taken' });
    expect((await waiting()).songs).toBe(2);
    await db.update(inboxStates).set({ state: 'done' });
    expect((await waiting()).songs).toBe(1);
  });
});

it('ends this session at a sign-out, and no other one', async () => {
  const member = await createStaff(api, 'reader');
  const other = await createStaff(api, 'reader');
  const answer = await member.call('staffSignOut');
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie().join()).toMatch(new RegExp(`^${staffCookie}=;.*Max-Age=0`));
  expect((await member.call('staffMe')).status).toBe(401);
  expect((await other.call('staffMe')).status).toBe(200);
});

describe('GET /staff/v1/audit', () => {
  it('shows the log, newest first, by person and by member', async () => {
    const manager = await createStaff(api, 'manager');
    const owner = await createStaff(api, 'owner');
    const { user } = await api.signUp();
    const reasons = Array.from({ length: 52 }, (_, index) => `Reason ${index}`);
    for (const [index, reason] of reasons.entries())
      await owner.call('staffTeamUpdate', {
        params: { guid: user.guid },
        body: { role: index % 2 === 0 ? 'reader' : 'support', reason },
      });
    const first = await pageOf(await manager.call('staffAudit', { query: { person: user.guid } }));
    expect(first.has_more).toBe(true);
    expect(first.entries.map(({ reason }) => reason)).toEqual(reasons.toReversed().slice(0, 50));
    expect(first.entries[0]).toMatchObject({
      what: 'staffTeamUpdate',
      staff: { guid: owner.user.guid, name: owner.user.displayName },
      person: { guid: user.guid, name: user.displayName },
    });
    const before = String(first.entries.at(-1)?.id);
    const rest = await pageOf(await manager.call('staffAudit', { query: { person: user.guid, before } }));
    expect([rest.entries.length, rest.has_more]).toEqual([2, false]);
    const own = await pageOf(await manager.call('staffAudit', { query: { staff: manager.user.guid } }));
    expect(own.entries).toEqual([]);
    expect(await codeOf(await manager.send(staffEndpoints.staffAudit, { query: { before: '1;' } }))).toBe(
      'validation',
    );
    const far = await manager.call('staffAudit', { query: { before: '999999999999999' } });
    expect((await pageOf(far)).entries).toHaveLength(50);
  });

  it('covers a name that is an address', async () => {
    const manager = await createStaff(api, 'manager');
    const { guid, id } = (await api.signUp()).user;
    const name = `ada.${guid}@people.example`;
    await api.deps.db.update(users).set({ displayName: null, username: name }).where(eq(users.id, id));
    await manager.call('staffView', { params: { guid } });
    const { entries } = await pageOf(await manager.call('staffAudit', { query: { person: guid } }));
    expect(entries.map(({ person }) => person)).toEqual([{ guid, name: 'a…@….example' }]);
  });

  it('is asked for one kind of call, refused or not, and for one day', async () => {
    const manager = await createStaff(api, 'manager');
    const reader = await createStaff(api, 'reader');
    const { guid } = (await api.signUp()).user;
    const staff = reader.user.guid;
    await reader.call('staffReveal', { params: { guid }, body: { fact: 'email' } });
    await reader.call('staffTeam');
    const whats = async (query: { readonly what?: string; readonly day?: string }) =>
      (await pageOf(await manager.call('staffAudit', { query: { staff, ...query } }))).entries.map(
        ({ what }) => what,
      );
    expect(await whats({ what: 'staffReveal' })).toEqual(['staffReveal']);
    expect(await whats({ what: 'staffTeam' })).toEqual(['refused:staffTeam']);
    expect(await whats({ what: 'staffView' })).toEqual([]);
    const dayText = (fromNow: number) =>
      new Date(api.deps.clock.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
    expect(await whats({ day: dayText(0) })).toEqual(['refused:staffTeam', 'staffReveal']);
    for (const fromNow of [-1, 1]) expect(await whats({ day: dayText(fromNow) })).toEqual([]);
    for (const day of ['2026-13-01', '0000-01-01', 'today'])
      expect(await codeOf(await manager.send(staffEndpoints.staffAudit, { query: { day } }))).toBe(
        'validation',
      );
  });

  it('goes on to tell what was done to a deleted account', async () => {
    const manager = await createStaff(api, 'manager');
    const owner = await createStaff(api, 'owner');
    const { user } = await api.signUp();
    await owner.call('staffTeamUpdate', {
      params: { guid: user.guid },
      body: { role: 'reader', reason: 'A new colleague.' },
    });
    await api.deps.db.execute(sql`delete from users where id in (${user.id}, ${owner.user.id})`);
    const page = await pageOf(await manager.call('staffAudit', { query: { person: user.guid } }));
    expect(page.entries).toMatchObject([
      {
        person: { guid: user.guid, name: null },
        staff: { guid: owner.user.guid, name: owner.user.guid },
      },
    ]);
  });
});

describe('/staff', () => {
  const preflight = (on: TestApi, path: string, origin: string) =>
    on.call(path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    });

  it('is for the pages of the desk alone, which have nothing else', async () => {
    const allowed = await preflight(api, '/staff/v1/me', deskUrl);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(deskUrl);
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
    expect(allowed.headers.get('access-control-allow-headers')).toBe('Content-Type,DPoP,Staff-Session');
    for (const [path, origin] of [
      ['/staff/v1/me', siteUrl],
      ['/staff/v1/me', 'https://evil.example'],
      ['/staff/unknown', siteUrl],
      ['/v1/me', deskUrl],
      ['/staffing', deskUrl],
    ] as const) {
      const refused = await preflight(api, path, origin);
      expect(refused.headers.get('access-control-allow-origin'), `${path} ${origin}`).toBeNull();
    }
  });

  it('is not there without an origin of the desk', async () => {
    const off = await createTestApi({ environment: { STAFF_ORIGIN: '' } });
    for (const [method, path] of [
      ['GET', '/staff/v1/me'],
      ['POST', '/staff/v1/sign-out'],
      ['GET', `/staff/sign-in/twitch?key=${'k'.repeat(43)}`],
      ['GET', '/staff/auth/twitch/callback'],
    ] as const) {
      const answer = await off.app.request(path, { method });
      const unknown = await off.app.request('/nowhere', { method });
      expect([answer.status, await codeOf(answer)], path).toEqual([404, 'not_found']);
      expect([...answer.headers.keys()]).toEqual([...unknown.headers.keys()]);
    }
    await off.close();
  });

  it('limits how often a member calls', async () => {
    const limited = await createTestApi({ environment: { LIMIT_STAFF_CALLS_PER_MINUTE: '2' } });
    const member = await createStaff(limited, 'reader');
    const other = await createStaff(limited, 'reader');
    for (const status of [200, 200, 429]) expect((await member.call('staffMe')).status).toBe(status);
    expect((await other.call('staffMe')).status).toBe(200);
    expect(await limited.deps.db.$count(auditLog)).toBe(0);
    await limited.close();
  });
});
