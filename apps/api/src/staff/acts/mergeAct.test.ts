import { randomUUID } from 'node:crypto';
import { dayMs } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { type StaffAct, staffEndpoints, staffPreviewSchema } from '@backbeat/sdk/staff';
import { inForm } from '@backbeat/tooling/inForm';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer } from '../../../testing/createBuyer.ts';
import { createMerger, type Merger } from '../../../testing/createMerger.ts';
import { createStaff, type TestStaff } from '../../../testing/createStaff.ts';
import { codeOf, type TestApi, type TestPerson } from '../../../testing/createTestApi.ts';
import { longRunMs } from '../../../testing/longRunMs.ts';
import { startShop } from '../../../testing/startShop.ts';
import { mergeStateOf } from '../../../testing/twoAccounts.ts';
import { identities, users } from '../../db/schema/accounts.ts';
import { letters } from '../../db/schema/letters.ts';
import { accountMerges, mergeOffers, mergeWishes } from '../../db/schema/merges.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { createSweep } from '../../operations/createSweep.ts';

const rounds = inForm({ short: 4, whole: 100 });

let api: TestApi;
let buyer: Buyer;
let merger: Merger;
let manager: TestStaff;
/** Whose sign-in is lost: its own token stands for nobody. */
let lost: TestPerson;
let present: TestPerson;
beforeAll(async () => {
  const shop = await startShop({ environment: { LIMIT_STAFF_CALLS_PER_MINUTE: '1000000' } });
  ({ api, buyer } = shop);
  merger = createMerger(shop);
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

const preview = (staff: TestStaff, person: TestPerson, act: StaffAct) =>
  staff.call('staffPreview', { params: { guid: person.user.guid }, body: { act } });

const shownOf = async (staff: TestStaff, person: TestPerson, act: StaffAct) =>
  staffPreviewSchema.parse(await (await preview(staff, person, act)).json());

const confirmAct = (
  staff: TestStaff,
  person: TestPerson,
  act: StaffAct,
  { version, key = randomUUID() }: { version: string; key?: string },
) =>
  staff.call('staffAct', {
    params: { guid: person.user.guid },
    body: { act, reason: 'Their Twitch account is gone.', key, version },
  });

/** Previews and confirms, as the desk does. */
const start = async (act: StaffAct = actOn(present)): Promise<void> => {
  const answer = await confirmAct(manager, lost, act, await shownOf(manager, lost, act));
  expect(staffEndpoints.staffAct.response.parse(await answer.json())).toEqual({ is_done: true });
};

const lettersTo = async ({ user }: TestPerson, kind: string) =>
  (
    await api.deps.db
      .select()
      .from(letters)
      .where(eq(letters.userId, user.id))
      .orderBy(desc(letters.queuedAt))
  )
    .filter((row) => row.kind === kind)
    .map(({ id, letter, address }) => ({ id, letter, address }));

/** What the newest letter's link says after `link=`. */
const linkOf = async (): Promise<string> => {
  const [row] = await lettersTo(lost, 'merge-link');
  if (row?.letter?.kind !== 'merge-link') throw new Error('There is no letter with a link.');
  const url = new URL(row.letter.url);
  expect(url.pathname).toBe('/merge');
  return url.searchParams.get('link') ?? '';
};

const open = (link: string) => api.call(`/v1/merge-offers?link=${encodeURIComponent(link)}`);
const offerOf = async (answer: Response) => endpoints.mergeOffer.response.parse(await answer.json());
const press = (link: string, wanted = true) =>
  api.call('/v1/merge-offers', { method: 'POST', body: { link, wanted } });

const mergesOf = ({ user }: TestPerson) =>
  api.deps.db.$count(accountMerges, eq(accountMerges.accountCode, user.hash));
/** Neither of the two went. */
const expectTwo = async () => {
  expect([await mergesOf(lost), await mergesOf(present)]).toEqual([0, 0]);
  expect([await merger.statusOf(lost), await merger.statusOf(present)]).toEqual([200, 200]);
};

const setUser = ({ user }: TestPerson, changed: Partial<typeof users.$inferInsert>) =>
  api.deps.db.update(users).set(changed).where(eq(users.id, user.id));

const untold = { confirmed_until: null, name: null, tier: null, stays: null, problem: null };

describe('the whole way', () => {
  it('is the act, the link, and the other account, signed in', async () => {
    const act = actOn(present);
    expect(await shownOf(manager, lost, act)).toMatchObject({
      changes: [
        {
          what: 'accounts',
          before: `${lost.user.displayName}, ${present.user.displayName}`,
          after: lost.user.displayName,
        },
      ],
      letter: 'merge-link',
      needs_role: null,
    });
    expect(await lettersTo(lost, 'merge-link')).toEqual([]);
    await start();

    const link = await linkOf();
    expect(await lettersTo(present, 'merge-offered')).toHaveLength(1);
    // Nothing of the lost account, not even the way to sign in to it.
    const before = (await merger.stateOf(present)).other;
    expect(before).toEqual({ ...untold, providers: [], offered_until: expect.any(String) });
    expect((await merger.stateOf(lost)).other).toBeNull();
    expect(await offerOf(await open(link))).toEqual({
      state: 'open',
      name: lost.user.displayName,
      other_name: present.user.displayName,
      offered_until: before?.offered_until,
    });

    expect(await offerOf(await press(link))).toMatchObject({ state: 'confirmed' });
    await expectTwo();
    expect((await merger.stateOf(present)).other).toEqual({
      providers: [],
      offered_until: before?.offered_until,
      confirmed_until: before?.offered_until,
      name: lost.user.displayName,
      tier: 'free',
      stays: 'other',
      problem: null,
    });

    const done = await mergeStateOf(await merger.confirm(present));
    expect(done).toMatchObject({ other: null, merged: [{ name: present.user.displayName }] });
    const own = { token: done.token ?? '' };
    expect(await merger.providersOf(own)).toEqual(['twitch', 'google_oauth2']);
    expect(await offerOf(await open(link))).toMatchObject({ state: 'merged', other_name: null });
    expect(await offerOf(await press(link))).toMatchObject({ state: 'merged' });

    // Both mailboxes hear of it, for they are two.
    expect(await lettersTo(lost, 'merge-done')).toHaveLength(1);
    expect(await lettersTo(present, 'merge-done')).toMatchObject([{ address: present.user.email }]);

    const [merge] = done.merged;
    const undone = await merger.undo(own, merge?.merge_id ?? '', present.refreshToken);
    expect(undone.status).toBe(200);
    expect(await lettersTo(lost, 'merge-undone')).toHaveLength(1);
    expect(await lettersTo(present, 'merge-undone')).toHaveLength(1);
    expect(await offerOf(await press(link))).toMatchObject({ state: 'merged' });
    const again = await api.signIn(present.user);
    expect((await merger.stateOf(again)).other).toBeNull();
    expect(await merger.providersOf(again)).toEqual(['google_oauth2']);
  });

  it('keeps the account with the plan', async () => {
    await buyer.buy(present);
    await start({ kind: 'start_merge', other: present.user.hash });
    await press(await linkOf());
    expect((await merger.stateOf(present)).other?.stays).toBe('this');
    const done = await mergeStateOf(await merger.confirm(present));
    expect(done.token).toBeUndefined();
    expect(done.merged).toMatchObject([{ name: lost.user.displayName }]);
    expect(await lettersTo(lost, 'merge-done')).toMatchObject([{ address: lost.user.email }]);
    expect((await buyer.account(present)).user.tier).toBe('premStream');
  });

  it('shows no address that a company gave for a name', async () => {
    const name = `ada.${randomUUID()}@people.example`;
    await setUser(present, { displayName: null, username: name });
    const shown = await shownOf(manager, lost, actOn(present));
    expect(shown.changes.map(({ before }) => before)).toEqual([`${lost.user.displayName}, a…@….example`]);
  });

  it('stands in the log without names, and in the copies of both people’s data', async () => {
    await start();
    const [entry] = await api.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.personGuid, lost.user.guid))
      .orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({ what: 'staffAct', before: null, after: actOn(present) });
    const [ofLost, ofPresent] = [await merger.exportOf(lost), await merger.exportOf(present)];
    expect(ofLost.merge_offers).toMatchObject([{ side: 'lost_sign_in', confirmed_at: null, end: null }]);
    expect(ofPresent.merge_offers).toMatchObject([{ side: 'other' }]);
    expect(JSON.stringify(ofPresent)).not.toContain(lost.user.guid);
    expect(JSON.stringify(ofPresent)).not.toContain(lost.user.displayName ?? lost.user.hash);
  });

  it('makes one offer and one letter of one key, also pressed twice at once', async () => {
    const act = actOn(present);
    const shown = { ...(await shownOf(manager, lost, act)), key: randomUUID() };
    await Promise.all([confirmAct(manager, lost, act, shown), confirmAct(manager, lost, act, shown)]);
    await confirmAct(manager, lost, act, shown);
    expect(await api.deps.db.$count(mergeOffers, eq(mergeOffers.userId, lost.user.id))).toBe(1);
    expect(await lettersTo(lost, 'merge-link')).toHaveLength(1);
  });
});

describe('one side alone merges nothing', () => {
  it('the link, also pressed twice at once and again', async () => {
    await start();
    const link = await linkOf();
    const answers = await Promise.all([press(link), press(link)]);
    for (const answer of answers) expect(await offerOf(answer)).toMatchObject({ state: 'confirmed' });
    const [row] = await api.deps.db.select().from(mergeOffers).where(eq(mergeOffers.userId, lost.user.id));
    api.time.offsetMs = 60_000;
    await press(link);
    const [later] = await api.deps.db.select().from(mergeOffers).where(eq(mergeOffers.userId, lost.user.id));
    expect(later?.confirmedAt).toEqual(row?.confirmedAt);
    await expectTwo();
  });

  it('the other account, which has to wait for the link', async () => {
    await start();
    expect(await codeOf(await merger.confirm(present))).toBe('conflict');
    expect(await api.deps.db.$count(mergeWishes, eq(mergeWishes.userId, present.user.id))).toBe(0);
    expect(await lettersTo(lost, 'merge-asked')).toEqual([]);
    expect((await merger.stateOf(present)).other?.name).toBeNull();
    await expectTwo();
  });

  it('a scanner that opens the link', async () => {
    await start();
    const link = await linkOf();
    for (const method of ['GET', 'HEAD'] as const)
      await api.call(`/v1/merge-offers?link=${link}`, { method });
    expect(await offerOf(await open(link))).toMatchObject({ state: 'open' });
    expect(await codeOf(await merger.confirm(present))).toBe('conflict');
  });

  it('staff, who read the letter without its link', async () => {
    await start();
    const link = await linkOf();
    const [row] = await lettersTo(lost, 'merge-link');
    const answer = await manager.call('staffLetter', {
      params: { guid: lost.user.guid, id: row?.id ?? '' },
    });
    const read = staffEndpoints.staffLetter.response.parse(await answer.json());
    expect(read.text).toContain(present.user.displayName);
    expect(JSON.stringify(read)).not.toContain(link);
    const rows = JSON.stringify(await api.deps.db.select().from(mergeOffers));
    expect(rows).not.toContain(link);
    await press(link);
    expect(api.logs.join('')).not.toContain(link);
  });

  it('a third account, also with a link of its own', async () => {
    await start();
    const link = await linkOf();
    await press(link);
    const third = await api.signUp(undefined, 'google_oauth2');
    expect((await merger.stateOf(third)).other).toBeNull();
    expect(await codeOf(await merger.confirm(third))).toBe('not_found');
    for (const forged of [`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, link.slice(1), 'x', ' ']) {
      expect(await codeOf(await open(forged)), forged).toBe('not_found');
      expect(await codeOf(await press(forged)), forged).toBe('not_found');
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
    const link = await linkOf();
    await press(link);
    return link;
  };

  it(
    'are one merge',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const link = await confirmed();
        const answers = await Promise.all([
          merger.confirm(present),
          press(link),
          merger.confirm(present),
          press(link),
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
        await Promise.all([merger.confirm(present), press(link, false)]);
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
    expect(await offerOf(await open(link))).toMatchObject({ state, other_name: null });
    expect(await offerOf(await press(link))).toMatchObject({ state });
    expect((await merger.stateOf(present)).other).toBeNull();
    expect(await codeOf(await merger.confirm(present))).toBe('not_found');
    await expectTwo();
  };

  it('after seven days, and is forgotten a month later', async () => {
    await start();
    const link = await linkOf();
    api.time.offsetMs = 7 * dayMs - 60_000;
    expect(await offerOf(await press(link))).toMatchObject({ state: 'confirmed' });
    api.time.offsetMs = 7 * dayMs + 1_000;
    const [one, two] = [await api.signIn(lost.user), await api.signIn(present.user)];
    lost = { ...lost, ...one };
    present = { ...present, ...two };
    await expectOver(link, 'expired');
    await createSweep(api.deps)();
    expect(await offerOf(await open(link))).toMatchObject({ state: 'expired' });
    api.time.offsetMs = 38 * dayMs;
    await createSweep(api.deps)();
    expect(await codeOf(await open(link))).toBe('not_found');
  });

  it.each([
    ['another address', () => ({ email: `${randomUUID()}@people.example` })],
    ['an address that is proven no more', () => ({ emailVerified: false })],
  ])('when the lost account has %s, also after the link was pressed', async (_, change) => {
    await start();
    const link = await linkOf();
    await press(link);
    await setUser(lost, change());
    await expectOver(link, 'address_changed');
  });

  it('when the other side refuses, before and after the link', async () => {
    await start();
    const first = await linkOf();
    await merger.confirm(present, false);
    await expectOver(first, 'refused');
    await start();
    const second = await linkOf();
    expect(second).not.toBe(first);
    await press(second);
    await merger.confirm(present, false);
    await expectOver(second, 'refused');
  });

  it('when the link refuses, also after it confirmed', async () => {
    await start();
    const link = await linkOf();
    await press(link);
    expect(await offerOf(await press(link, false))).toMatchObject({ state: 'refused' });
    await expectOver(link, 'refused');
  });

  it('when a newer one takes its place', async () => {
    await start();
    const first = await linkOf();
    await press(first);
    api.time.offsetMs = 1_000;
    await start();
    expect(await offerOf(await press(first))).toMatchObject({ state: 'replaced' });
    expect(await codeOf(await merger.confirm(present))).toBe('conflict');
    expect(await offerOf(await press(await linkOf()))).toMatchObject({ state: 'confirmed' });
  });

  it('when an account is to be deleted, and with it', async () => {
    await start();
    const link = await linkOf();
    await press(link);
    await setUser(lost, { deletionDueAt: new Date(api.deps.clock.now() + dayMs) });
    await expectOver(link, 'ended');
    await api.deps.db.delete(users).where(eq(users.id, lost.user.id));
    expect(await codeOf(await open(link))).toBe('not_found');
    expect(await api.deps.db.$count(mergeOffers, eq(mergeOffers.otherUserId, present.user.id))).toBe(0);
  });

  it('when one of the two becomes staff', async () => {
    await start();
    const link = await linkOf();
    await press(link);
    await createStaff(api, 'reader', lost);
    await expectOver(link, 'ended');
  });

  it('when an account became part of a third one', async () => {
    await start();
    const link = await linkOf();
    await press(link);
    const third = await api.signUp(undefined, 'streamlabs');
    await api.deps.db
      .update(identities)
      .set({ verifiedEmail: third.user.email })
      .where(eq(identities.userId, present.user.id));
    await merger.confirm(third);
    await merger.confirm(present);
    expect((await mergesOf(third)) + (await mergesOf(present))).toBe(1);
    expect(await offerOf(await press(link))).toMatchObject({ state: 'ended', other_name: null });
    expect(await mergesOf(lost)).toBe(0);
  });
});

describe('the act is refused', () => {
  it('to support, whose try is logged, and on the own account', async () => {
    const support = await createStaff(api, 'support');
    const shown = await shownOf(support, lost, actOn(present));
    expect(shown.needs_role).toBe('manager');
    expect(await codeOf(await confirmAct(support, lost, actOn(present), shown))).toBe('forbidden');
    expect(await lettersTo(lost, 'merge-link')).toEqual([]);
    const reader = await createStaff(api, 'reader');
    expect(await codeOf(await preview(reader, lost, actOn(present)))).toBe('forbidden');
  });

  it.each<[string, () => Promise<StaffAct>]>([
    ['the account itself', async () => actOn(lost)],
    ['nobody', async () => ({ kind: 'start_merge', other: randomUUID() })],
    ['the one who asks', async () => ({ kind: 'start_merge', other: manager.user.guid })],
    [
      'an account with the tier admin',
      async () => {
        await setUser(present, { grantedTier: 'admin' });
        return actOn(present);
      },
    ],
    [
      'one with a plan beside a plan',
      async () => {
        await buyer.buy(lost);
        await buyer.buy(present);
        return actOn(present);
      },
    ],
    ['one of the same company', async () => actOn(await api.signUp())],
    [
      'one that is to be deleted',
      async () => {
        await setUser(present, { deletionDueAt: new Date(api.deps.clock.now() + dayMs) });
        return actOn(present);
      },
    ],
    [
      'one while the lost one has no proven address',
      async () => {
        await setUser(lost, { emailVerified: false });
        return actOn(present);
      },
    ],
    [
      'one while letters to the lost one come back',
      async () => {
        await setUser(lost, { emailRefusedAt: new Date(api.deps.clock.now()) });
        return actOn(present);
      },
    ],
  ])('with %s', async (_, arrange) => {
    const act = await arrange();
    expect(await codeOf(await preview(manager, lost, act))).toBe('validation');
    const answer = await confirmAct(manager, lost, act, { version: 'any' });
    expect(await codeOf(answer)).toBe('validation');
    expect(await lettersTo(lost, 'merge-link')).toEqual([]);
  });

  it('when something has changed since the preview', async () => {
    const shown = await shownOf(manager, lost, actOn(present));
    await buyer.buy(present);
    expect(await codeOf(await confirmAct(manager, lost, actOn(present), shown))).toBe('conflict');
    expect(await lettersTo(lost, 'merge-link')).toEqual([]);
  });
});
