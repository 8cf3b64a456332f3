import { endpoints } from '@backbeat/sdk/contract';
import { staffEndpoints } from '@backbeat/sdk/staff';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff, type TestStaff } from '../../testing/createStaff.ts';
import { codeOf, createTestApi, type TestApi } from '../../testing/createTestApi.ts';
import { users } from '../db/schema/accounts.ts';
import { auditLog, staff, staffNotes, staffSessions } from '../db/schema/staff.ts';
import { verifyAuditLog } from './auditLog.ts';
import { staffLifetimeMs } from './staffSessions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const lastRow = async () =>
  (await api.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
const membersOf = async (answer: Response) =>
  staffEndpoints.staffTeam.response.parse(await answer.json()).members;
const change = (guid: string, role: 'reader' | 'support' | 'manager' | 'owner' | null) => ({
  params: { guid },
  body: { role, reason: 'A new colleague.' },
});

it('shows who is staff, by name', async () => {
  const owner = await createStaff(api, 'owner');
  const reader = await createStaff(api, 'reader');
  const members = await membersOf(await owner.call('staffTeam'));
  expect(members.map(({ name }) => name)).toEqual(members.map(({ name }) => name).toSorted());
  expect(members).toContainEqual({
    guid: reader.user.guid,
    name: reader.user.displayName,
    role: 'reader',
    added_at: expect.stringMatching(/Z$/),
    seen_at: expect.stringMatching(/Z$/),
  });
});

it('gives a role with the tier, and takes both, with the sessions of before', async () => {
  const owner = await createStaff(api, 'owner');
  const { user } = await api.signUp();
  const given = await owner.call('staffTeamUpdate', change(user.guid, 'manager'));
  expect(await membersOf(given)).toContainEqual(
    expect.objectContaining({ guid: user.guid, role: 'manager', seen_at: null }),
  );
  const tierOf = async () =>
    (await api.deps.db.select({ tier: users.tier }).from(users).where(eq(users.id, user.id)))[0]?.tier;
  expect(await tierOf()).toBe('admin');
  expect(await lastRow()).toMatchObject({
    what: 'staffTeamUpdate',
    staffGuid: owner.user.guid,
    personGuid: user.guid,
    before: { role: null, granted_tier: null },
    after: { role: 'manager', granted_tier: 'admin' },
    reason: 'A new colleague.',
    address: 'local',
  });
  await api.services.staffSessions.begin(api.deps.db, user.id, 'k'.repeat(43));

  const taken = await owner.call('staffTeamUpdate', change(user.guid, null));
  expect((await membersOf(taken)).map(({ guid }) => guid)).not.toContain(user.guid);
  expect(await tierOf()).toBe('free');
  const sessions = await api.deps.db.select().from(staffSessions).where(eq(staffSessions.userId, user.id));
  expect(sessions.map(({ endedAt }) => endedAt)).toEqual([expect.any(Date)]);
});

it('ends the sessions of a role that changes', async () => {
  const owner = await createStaff(api, 'owner');
  const manager = await createStaff(api, 'manager');
  await owner.call('staffTeamUpdate', change(manager.user.guid, 'manager'));
  expect((await manager.call('staffMe')).status).toBe(200);
  await owner.call('staffTeamUpdate', change(manager.user.guid, 'reader'));
  expect((await manager.call('staffMe')).status).toBe(401);
});

it('says when somebody was here last, after sessions that have ended are forgotten', async () => {
  const owner = await createStaff(api, 'owner');
  const reader = await createStaff(api, 'reader');
  const { user } = reader;
  const secondOf = () => api.services.staffSessions.begin(api.deps.db, user.id, 'k'.repeat(43));
  api.time.offsetMs += 60_000;
  await secondOf();
  api.time.offsetMs += 60_000;
  const { id: last } = await secondOf();
  const kept = async () =>
    (
      await api.deps.db
        .select({ id: staffSessions.id })
        .from(staffSessions)
        .where(eq(staffSessions.userId, user.id))
    ).map(({ id }) => id);
  await api.services.rounds.sweep?.run();
  expect(await kept()).toHaveLength(3);
  const seenAt = async (caller: TestStaff) =>
    (await membersOf(await caller.call('staffTeam'))).find(({ guid }) => guid === user.guid)?.seen_at;
  const before = await seenAt(owner);
  api.time.offsetMs += 2 * staffLifetimeMs;
  await api.services.rounds.sweep?.run();
  expect(await kept()).toEqual([last]);
  expect(await seenAt(await createStaff(api, 'owner'))).toBe(before);
});

it('refuses what somebody does for themselves, and writes it down', async () => {
  const manager = await createStaff(api, 'manager');
  const answer = await manager.call('staffTeamUpdate', change(manager.user.guid, 'owner'));
  expect(await codeOf(answer)).toBe('forbidden');
  expect(await lastRow()).toMatchObject({
    what: 'refused:staffTeamUpdate',
    staffGuid: manager.user.guid,
    personGuid: manager.user.guid,
  });
  const owner = await createStaff(api, 'owner');
  for (const role of ['reader', null, 'owner'] as const) {
    for (const guid of [owner.user.guid, owner.user.guid.toUpperCase()]) {
      const own = await owner.call('staffTeamUpdate', change(guid, role));
      expect(await codeOf(own)).toBe('forbidden');
      expect(await lastRow()).toMatchObject({ what: 'refused:staffTeamUpdate', after: { role } });
    }
  }
});

it('knows no account that is not there', async () => {
  const owner = await createStaff(api, 'owner');
  const guid = '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f';
  expect(await codeOf(await owner.call('staffTeamUpdate', change(guid, 'reader')))).toBe('not_found');
});

it('leaves an owner where all owners take each other’s role at once', async () => {
  await api.deps.db.delete(staff);
  const owners = await Promise.all([1, 2, 3, 4].map(() => createStaff(api, 'owner')));
  await Promise.all(
    owners.flatMap((owner) =>
      owners
        .filter((other) => other !== owner)
        .map((other) => owner.call('staffTeamUpdate', change(other.user.guid, null))),
    ),
  );
  expect(await api.deps.db.$count(staff, eq(staff.role, 'owner'))).toBe(1);
  expect(await verifyAuditLog(api.deps.db)).toMatchObject({ kind: 'whole' });
});

it('is told to the person in the export, without who of the staff it was', async () => {
  const owner = await createStaff(api, 'owner');
  const person = await api.signUp();
  await owner.call('staffTeamUpdate', change(person.user.guid, 'reader'));
  const note = { userId: person.user.id, staffId: owner.user.id, text: 'Has called.' };
  await api.deps.db.insert(staffNotes).values({ ...note, at: new Date(api.deps.clock.now()) });
  const answer = await api.call('/v1/account/export', { token: person.token });
  const all = endpoints.accountExport.response.parse(await answer.json());
  expect(all.staff_notes).toEqual([{ text: 'Has called.', at: expect.any(String) }]);
  expect(all.done_by_staff).toEqual([
    {
      what: 'staffTeamUpdate',
      before: { role: null, granted_tier: null },
      after: { role: 'reader', granted_tier: 'admin' },
      reason: 'A new colleague.',
      at: expect.any(String),
    },
  ]);
  for (const secret of [owner.user.guid, owner.user.username, owner.user.displayName])
    expect(JSON.stringify(all)).not.toContain(secret);
});
