import { randomUUID } from 'node:crypto';
import { dayMs } from '@backbeat/domain';
import { type StaffAct, staffEndpoints } from '@backbeat/sdk/staff';
import { inForm } from '@backbeat/tooling/inForm';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDesk, type Desk } from '../../testing/createDesk.ts';
import { createMerger, type Merger } from '../../testing/createMerger.ts';
import { createOfferer, type Offerer } from '../../testing/createOfferer.ts';
import { createStaff, type TestStaff } from '../../testing/createStaff.ts';
import { codeOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import { startShop } from '../../testing/startShop.ts';
import { identities, users } from '../db/schema/accounts.ts';
import { accountMerges, mergeOffers, mergeWishes } from '../db/schema/merges.ts';
import { createSweep } from '../operations/createSweep.ts';

const rounds = inForm({ short: 4, whole: 100 });

let api: TestApi;
let desk: Desk;
let merger: Merger;
let offerer: Offerer;
let manager: TestStaff;
/** Whose sign-in is lost: its own token stands for nobody. */
let lost: TestPerson;
let present: TestPerson;
beforeAll(async () => {
  const shop = await startShop({ environment: { LIMIT_STAFF_CALLS_PER_MINUTE: '1000000' } });
  ({ api } = shop);
  desk = createDesk(api);
  merger = createMerger(shop);
  offerer = createOfferer(api);
  return shop.close;
});
beforeEach(async () => {
  manager = await createStaff(api, 'manager');
  lost = await api.signUp();
  present = await api.signUp(undefined, 'google_oauth2');
});
afterEach(() => {
  api.time.offsetMs = 0;
});

const actOn = ({ user }: TestPerson): StaffAct => ({ kind: 'start_merge', other: user.guid });

/** Previews and confirms, as the desk does. */
const start = () => desk.act(manager, lost, actOn(present));

const mergesOf = ({ user }: TestPerson) =>
  api.deps.db.$count(accountMerges, eq(accountMerges.accountCode, user.hash));
/** Neither of the two went. */
const expectTwo = async () => {
  expect([await mergesOf(lost), await mergesOf(present)]).toEqual([0, 0]);
  expect([await merger.statusOf(lost), await merger.statusOf(present)]).toEqual([200, 200]);
};

const setUser = ({ user }: TestPerson, changed: Partial<typeof users.$inferInsert>) =>
  api.deps.db.update(users).set(changed).where(eq(users.id, user.id));

describe('one side alone merges nothing', () => {
  it('the link, also pressed twice at once and again', async () => {
    await start();
    const link = await offerer.linkTo(lost);
    const answers = await Promise.all([offerer.press(link), offerer.press(link)]);
    for (const answer of answers) expect(await offerer.offerOf(answer)).toMatchObject({ state: 'confirmed' });
    const [row] = await api.deps.db.select().from(mergeOffers).where(eq(mergeOffers.userId, lost.user.id));
    api.time.offsetMs = 60_000;
    await offerer.press(link);
    const [later] = await api.deps.db.select().from(mergeOffers).where(eq(mergeOffers.userId, lost.user.id));
    expect(later?.confirmedAt).toEqual(row?.confirmedAt);
    await expectTwo();
  });

  it('the other account, which has to wait for the link', async () => {
    await start();
    expect(await codeOf(await merger.confirm(present))).toBe('conflict');
    expect(await api.deps.db.$count(mergeWishes, eq(mergeWishes.userId, present.user.id))).toBe(0);
    expect(await offerer.lettersTo(lost, 'merge-asked')).toEqual([]);
    expect((await merger.stateOf(present)).other?.name).toBeNull();
    await expectTwo();
  });

  it('a scanner that opens the link', async () => {
    await start();
    const link = await offerer.linkTo(lost);
    for (const method of ['GET', 'HEAD'] as const)
      await api.call(`/v1/merge-offers?link=${link}`, { method });
    expect(await offerer.offerOf(await offerer.open(link))).toMatchObject({ state: 'open' });
    expect(await codeOf(await merger.confirm(present))).toBe('conflict');
  });

  it('staff, who read the letter without its link', async () => {
    await start();
    const link = await offerer.linkTo(lost);
    const [row] = await offerer.lettersTo(lost, 'merge-link');
    const answer = await manager.call('staffLetter', {
      params: { guid: lost.user.guid, id: row?.id ?? '' },
    });
    const read = staffEndpoints.staffLetter.response.parse(await answer.json());
    expect(read.text).toContain(present.user.displayName);
    expect(JSON.stringify(read)).not.toContain(link);
    const rows = JSON.stringify(await api.deps.db.select().from(mergeOffers));
    expect(rows).not.toContain(link);
    await offerer.press(link);
    expect(api.logs.join('')).not.toContain(link);
  });

  it('a third account, also with a link of its own', async () => {
    await start();
    const link = await offerer.linkTo(lost);
    await offerer.press(link);
    const third = await api.signUp(undefined, 'google_oauth2');
    expect((await merger.stateOf(third)).other).toBeNull();
    expect(await codeOf(await merger.confirm(third))).toBe('not_found');
    for (const forged of [`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, link.slice(1), 'x', ' ']) {
      expect(await codeOf(await offerer.open(forged)), forged).toBe('not_found');
      expect(await codeOf(await offerer.press(forged)), forged).toBe('not_found');
    }
    await expectTwo();
  });
});

describe('a merge and answers at once', () => {
  /** Two accounts whose link has confirmed, and the link. */
  const confirmed = async (): Promise<string> => {
    lost = await api.signUp();
    present = await api.signUp(undefined, 'google_oauth2');
    await start();
    const link = await offerer.linkTo(lost);
    await offerer.press(link);
    return link;
  };

  it(
    'are one merge',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const link = await confirmed();
        const answers = await Promise.all([
          merger.confirm(present),
          offerer.press(link),
          merger.confirm(present),
          offerer.press(link),
        ]);
        expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
        expect((await mergesOf(lost)) + (await mergesOf(present))).toBe(1);
      }
    },
    longRunMs,
  );

  it(
    'are a merge or a refusal, never both',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const link = await confirmed();
        await Promise.all([merger.confirm(present), offerer.press(link, false)]);
        const [row] = await api.deps.db
          .select()
          .from(mergeOffers)
          .where(eq(mergeOffers.userId, lost.user.id));
        const merges = (await mergesOf(lost)) + (await mergesOf(present));
        expect([row?.end, merges]).toEqual(merges === 1 ? ['merged', 1] : ['refused', 0]);
      }
    },
    longRunMs,
  );
});

describe('an offer ends', () => {
  const expectOver = async (link: string, state: string) => {
    expect(await offerer.offerOf(await offerer.open(link))).toMatchObject({ state, other_name: null });
    expect(await offerer.offerOf(await offerer.press(link))).toMatchObject({ state });
    expect((await merger.stateOf(present)).other).toBeNull();
    expect(await codeOf(await merger.confirm(present))).toBe('not_found');
    await expectTwo();
  };

  it('after seven days, and is forgotten a month later', async () => {
    await start();
    const link = await offerer.linkTo(lost);
    api.time.offsetMs = 7 * dayMs - 60_000;
    expect(await offerer.offerOf(await offerer.press(link))).toMatchObject({ state: 'confirmed' });
    api.time.offsetMs = 7 * dayMs + 1_000;
    const [one, two] = [await api.signIn(lost.user), await api.signIn(present.user)];
    lost = { ...lost, ...one };
    present = { ...present, ...two };
    await expectOver(link, 'expired');
    await createSweep(api.deps)();
    expect(await offerer.offerOf(await offerer.open(link))).toMatchObject({ state: 'expired' });
    api.time.offsetMs = 38 * dayMs;
    await createSweep(api.deps)();
    expect(await codeOf(await offerer.open(link))).toBe('not_found');
  });

  it.each([
    ['another address', () => ({ email: `${randomUUID()}@people.example` })],
    ['an address that is proven no more', () => ({ emailVerified: false })],
  ])('when the lost account has %s, also after the link was pressed', async (_, change) => {
    await start();
    const link = await offerer.linkTo(lost);
    await offerer.press(link);
    await setUser(lost, change());
    await expectOver(link, 'address_changed');
  });

  it('when the other side refuses, before and after the link', async () => {
    await start();
    const first = await offerer.linkTo(lost);
    await merger.confirm(present, false);
    await expectOver(first, 'refused');
    await start();
    const second = await offerer.linkTo(lost);
    expect(second).not.toBe(first);
    await offerer.press(second);
    await merger.confirm(present, false);
    await expectOver(second, 'refused');
  });

  it('when the link refuses, also after it confirmed', async () => {
    await start();
    const link = await offerer.linkTo(lost);
    await offerer.press(link);
    expect(await offerer.offerOf(await offerer.press(link, false))).toMatchObject({ state: 'refused' });
    await expectOver(link, 'refused');
  });

  it('when a newer one takes its place', async () => {
    await start();
    const first = await offerer.linkTo(lost);
    await offerer.press(first);
    api.time.offsetMs = 1_000;
    await start();
    expect(await offerer.offerOf(await offerer.press(first))).toMatchObject({ state: 'replaced' });
    expect(await codeOf(await merger.confirm(present))).toBe('conflict');
    expect(await offerer.offerOf(await offerer.press(await offerer.linkTo(lost)))).toMatchObject({
      state: 'confirmed',
    });
  });

  it('when an account is to be deleted, and with it', async () => {
    await start();
    const link = await offerer.linkTo(lost);
    await offerer.press(link);
    await setUser(lost, { deletionDueAt: new Date(api.deps.clock.now() + dayMs) });
    await expectOver(link, 'ended');
    await api.deps.db.delete(users).where(eq(users.id, lost.user.id));
    expect(await codeOf(await offerer.open(link))).toBe('not_found');
    expect(await api.deps.db.$count(mergeOffers, eq(mergeOffers.otherUserId, present.user.id))).toBe(0);
  });

  it('when one of the two becomes staff', async () => {
    await start();
    const link = await offerer.linkTo(lost);
    await offerer.press(link);
    await createStaff(api, 'reader', lost);
    await expectOver(link, 'ended');
  });

  it('when an account became part of a third one', async () => {
    await start();
    const link = await offerer.linkTo(lost);
    await offerer.press(link);
    const third = await api.signUp(undefined, 'streamlabs');
    await api.deps.db
      .update(identities)
      .set({ verifiedEmail: third.user.email })
      .where(eq(identities.userId, present.user.id));
    await merger.confirm(third);
    await merger.confirm(present);
    expect((await mergesOf(third)) + (await mergesOf(present))).toBe(1);
    expect(await offerer.offerOf(await offerer.press(link))).toMatchObject({
      state: 'ended',
      other_name: null,
    });
    expect(await mergesOf(lost)).toBe(0);
  });
});
