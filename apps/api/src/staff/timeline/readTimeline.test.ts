import { randomUUID } from 'node:crypto';
import { staffEndpoints, type TimelineEvent } from '@backbeat/sdk/staff';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { createStaff, type TestStaff } from '../../../testing/createStaff.ts';
import { createTestApi, type TestApi, type TestPerson } from '../../../testing/createTestApi.ts';
import { users } from '../../db/schema/accounts.ts';
import { certificates } from '../../db/schema/certificates.ts';
import { consents } from '../../db/schema/consents.ts';
import { letters } from '../../db/schema/letters.ts';
import { accountMerges } from '../../db/schema/merges.ts';
import { checkouts } from '../../db/schema/premium.ts';
import { refreshFamilies } from '../../db/schema/sessions.ts';
import { auditLog, staffActs, staffNotes } from '../../db/schema/staff.ts';

let api: TestApi;
let staff: TestStaff;
beforeAll(async () => {
  api = await createTestApi({ environment: { LIMIT_STAFF_CALLS_PER_MINUTE: '100000' } });
  staff = await createStaff(api, 'support');
  return api.close;
});

const pageOf = async ({ user }: TestPerson, before?: string) => {
  const answer = await staff.call('staffTimeline', {
    params: { guid: user.guid },
    query: before === undefined ? {} : { before },
  });
  return staffEndpoints.staffTimeline.response.parse(await answer.json());
};

const pagesOf = async (person: TestPerson): Promise<TimelineEvent[][]> => {
  const pages: TimelineEvent[][] = [];
  let before: string | undefined;
  do {
    const { events, next } = await pageOf(person, before);
    pages.push(events);
    before = next ?? undefined;
  } while (before !== undefined);
  return pages;
};

/** Writes one event of a kind down at a time, and returns its id in the timeline. */
const writers: readonly ((person: TestPerson, at: Date) => Promise<string>)[] = [
  async ({ user }, at) => {
    const [row] = await api.deps.db
      .insert(letters)
      .values({
        userId: user.id,
        kind: 'receipt',
        key: randomUUID(),
        state: 'sent',
        queuedAt: at,
        settledAt: at,
      })
      .returning();
    return `letter.sent:${row?.id}`;
  },
  async ({ user }, at) => {
    const [row] = await api.deps.db
      .insert(consents)
      .values({
        accountCode: user.hash,
        userId: user.id,
        kind: 'marketing',
        version: '1',
        page: '/',
        isGiven: false,
        at,
      })
      .returning();
    return `consent.refused:${row?.id}`;
  },
  async ({ user }, at) => {
    const id = randomUUID();
    await api.deps.db.insert(refreshFamilies).values({
      id,
      userId: user.id,
      rotationSecret: 'none',
      createdAt: at,
      expiresAt: at,
      provider: 'twitch',
    });
    return `sign_in.begun:${id}`;
  },
  async ({ user }, at) => {
    const code = `BB-${randomUUID()}`;
    await api.deps.db
      .insert(certificates)
      .values({ code, userId: user.id, contentHash: code, jws: '', issuedAt: at });
    return `certificate.issued:${code}`;
  },
  async ({ user }, at) => {
    const [row] = await api.deps.db
      .insert(staffNotes)
      .values({ userId: user.id, staffId: staff.user.id, text: 'Called.', at })
      .returning();
    return `staff.noted:${row?.id}`;
  },
];

const history = fc.array(
  fc.record({ writer: fc.nat({ max: writers.length - 1 }), atMs: fc.nat({ max: 40 }) }),
  { maxLength: 170 },
);

it('shows everything once, whatever happened at the same moment', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (happened) => {
      const person = await api.signUp();
      const known = (await pageOf(person)).events.map(({ id }) => id);
      const startMs = api.deps.clock.now() - 1_000_000;
      const written: string[] = [];
      for (const { writer, atMs } of happened) {
        const id = await writers[writer]?.(person, new Date(startMs + atMs));
        if (id !== undefined) written.push(id);
      }
      const pages = await pagesOf(person);
      const shown = pages.flat().map(({ id }) => id);
      expect(shown.toSorted()).toEqual([...known, ...written].toSorted());
      const times = pages.map((events) => events.map(({ at }) => at));
      expect(times.flat()).toEqual(times.flat().toSorted().toReversed());
      for (const [index, page] of times.slice(1).entries())
        for (const at of page) expect(at < (times[index]?.at(-1) ?? '')).toBe(true);
      for (const page of pages.slice(0, -1)) expect(page.length).toBeGreaterThanOrEqual(50);
    }),
    { numRuns: 12 },
  );
});

it('says who did it', async () => {
  const person = await api.signUp();
  const { db, clock } = api.deps;
  const now = new Date(clock.now());
  await db.insert(staffActs).values({
    id: randomUUID(),
    staffId: staff.user.id,
    userId: person.user.id,
    act: { kind: 'extend_coverage', until: '2030-01-01' },
    reason: 'The player was away for a day.',
    at: now,
  });
  await db.insert(checkouts).values({
    id: randomUUID(),
    userId: person.user.id,
    tokenHash: 'a',
    requestHash: 'a',
    planCode: 'rocksprem_i_m_v2',
    state: 'failed',
    failure: { kind: 'declined', decline: 'insufficient_funds' },
    createdAt: now,
    leaseEndsAt: now,
    settledAt: now,
  });
  const { events } = await pageOf(person);
  const eventOf = (kind: TimelineEvent['kind']) => events.find((event) => event.kind === kind);
  expect(eventOf('account.created')).toMatchObject({ by: 'person', staff: null });
  expect(eventOf('identity.linked')).toMatchObject({ by: 'person', about: 'twitch' });
  expect(eventOf('plan.purchase_failed')).toMatchObject({
    by: 'provider',
    about: 'rocksprem_i_m_v2',
    reason: 'insufficient_funds',
  });
  expect(eventOf('staff.acted')).toMatchObject({
    by: 'staff',
    staff: staff.user.displayName,
    about: 'extend_coverage',
    reason: 'The player was away for a day.',
  });
});

it('leaves out what staff only read, and what is still to come', async () => {
  const person = await api.signUp();
  const { guid } = person.user;
  await staff.call('staffReveal', { params: { guid }, body: { fact: 'email' } });
  await staff.call('staffView', { params: { guid } });
  const rows = await api.deps.db.select().from(auditLog);
  expect(rows.filter((row) => row.personGuid === guid)).toHaveLength(2);
  expect((await pageOf(person)).events.filter(({ by }) => by === 'staff')).toEqual([]);
});

it('has the sign-ins of an account that was merged into it', async () => {
  const [person, gone] = [await api.signUp(), await api.signUp()];
  const before = (await pageOf(gone)).events.filter(({ kind }) => kind === 'sign_in.begun');
  expect(before).toHaveLength(1);
  const mergedAt = new Date(api.deps.clock.now());
  const { db } = api.deps;
  await db.insert(accountMerges).values({
    id: randomUUID(),
    userId: person.user.id,
    goneUserId: gone.user.id,
    accountCode: gone.user.hash,
    guid: gone.user.guid,
    mergedAt,
    undoUntil: mergedAt,
  });
  await db.update(users).set({ mergedIntoId: person.user.id }).where(eq(users.id, gone.user.id));
  const { events } = await pageOf(gone);
  expect(events).toEqual((await pageOf(person)).events);
  expect(events).toEqual(expect.arrayContaining(before));
  expect(events.find(({ kind }) => kind === 'account.merged')).toMatchObject({ about: gone.user.hash });
});
